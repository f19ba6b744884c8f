/** Words by which people search for stores in general. */
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
