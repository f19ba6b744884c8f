/** The Swedish texts of the wish list, separate because tiles need only these. */
export const wishTexts = {
  heading: "Önskelista",
  lead: "Det du har sparat. Är du inloggad sparas listan på ditt konto.",
  none: "Du har inte sparat något än. Tryck på hjärtat vid en vara, så hamnar den här.",
  add: "Spara i önskelistan",
  remove: "Ta bort ur önskelistan",
  /** Begins with the visible text, for voice control. */
  about: (word: string, product: string): string => `${word}, ${product}`,
} as const;
