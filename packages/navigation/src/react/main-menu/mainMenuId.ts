/** Id of the menu, for the button that opens it on a small screen. */
export const mainMenuId = "meny";
