/** The Swedish words of the list of wishes, which tiles need without all others. */
export const wishTexts = {
  heading: "Önskelista",
  lead: "Det du har sparat. Är du inloggad sparas listan på ditt konto.",
  none: "Du har inte sparat något än. Tryck på hjärtat vid en vara, så hamnar den här.",
  add: "Spara i önskelistan",
  remove: "Ta bort ur önskelistan",
  /** Begins with what is seen, for who speaks it. */
  about: (word: string, product: string): string => `${word}, ${product}`,
} as const;
