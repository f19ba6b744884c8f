/** The words of the message to the shop. A shop may replace any of them. */
export const orderMessageTexts = {
  open: "+ Lägg till meddelande",
  message: "Meddelande till butiken",
  remove: "Ta bort meddelande",
  cancel: "Avbryt",
  save: "Spara",
  saved: "Sparat!",
};

/** What has to be given to the message to the shop. */
export type OrderMessageTexts = typeof orderMessageTexts;
