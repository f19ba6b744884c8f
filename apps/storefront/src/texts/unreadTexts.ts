/** Said where the shop could not read what a page is about. The checkout's sentence is its own. */
export const unreadTexts = {
  cart: "Något gick fel vid inläsningen av varukorgen. Försök igen om en stund.",
  retry: "Försök igen",
  toCart: "Se varukorgen",
  keepShopping: "Fortsätt handla",
};
