/** What a page says that the server no longer knows: its session has ended, or was another visitor's. */
export const staleTexts = {
  sentence: "Sidan har varit öppen för länge. ",
  reload: "Ladda om sidan",
  after: " och försök igen.",
} as const;

/** Ways on from a checkout that could not be read; its sentence is its own. */
export const unreadTexts = {
  retry: "Försök igen",
  toCart: "Se varukorgen",
  keepShopping: "Fortsätt handla",
};
