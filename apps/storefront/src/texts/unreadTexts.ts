/** Ways on from a checkout that could not be read; its sentence is its own. */
export const unreadTexts = {
  retry: "Försök igen",
  toCart: "Se varukorgen",
  keepShopping: "Fortsätt handla",
};
