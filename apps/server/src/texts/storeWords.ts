/** Words by which people ask for stores as such, whichever they mean. */
export const storeWords: readonly string[] = [
  "butik",
  "butiken",
  "butiker",
  "öppettid",
  "öppettider",
  "öppet",
  "öppen",
  "adress",
  "i",
];
