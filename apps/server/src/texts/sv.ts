/** Swedish texts of the server that belong to no single feature. */
export const serverTexts = {
  /** The name of a shop that has not set one. */
  unnamedShop: "Butiken",
  unexpected: "Något gick fel",
  notFound: "Sidan eller produkten kunde inte hittas.",
  checkValues: "Kontrollera uppgifterna.",
  checkField: "Kontrollera det här fältet.",
  tokenRefused: "Sidan har varit öppen för länge. Ladda om sidan och försök igen.",
  malformedRequest: "Anropet kunde inte läsas.",
  tooLarge: "Det som skickades är för stort.",
  unknownFormat: "Formatet stöds inte.",
  methodRefused: "Anropet stöds inte.",
  tooMany: "Det gick för fort. Vänta en stund och försök igen.",
  refusedHeading: "Det gick inte att skicka formuläret",
  refusedBack: "Tillbaka till sidan",
  unshownHeading: "Sidan kunde inte visas",
  unshownBack: "Till startsidan",
  unreadableAddress: "Det som webbläsaren skickade kunde inte läsas.",
  tooLongAddress: "Det som webbläsaren skickade är för långt. Prova en kortare adress eller sökning.",
  unavailable: "Butiken kan inte nås just nu. Försök igen om en stund.",
} as const;
