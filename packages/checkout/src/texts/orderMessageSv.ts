/** The texts of the message to the shop. */
export const orderMessageTexts = {
  open: "+ Lägg till meddelande",
  message: "Meddelande till butiken",
  remove: "Ta bort meddelande",
  cancel: "Avbryt",
  save: "Spara",
  saved: "Sparat!",
};
