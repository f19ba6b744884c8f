/** Id of the place where the cart's panel opens. */
export const cartPanelId = "cartpanel";
