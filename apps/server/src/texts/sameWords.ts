/**
 * Words that shoppers and feeds use for the same thing, one group a line: plurals that change the vowel, abbreviations,
 * and English words of feeds.
 */
export const sameWords: readonly string[] = [
  "mus möss",
  "bok böcker",
  "hand händer",
  "fot fötter",
  "tand tänder",
  "natt nätter",
  "stång stänger",
  "tång tänger",
  "trådlös wireless",
  "trådbunden wired",
  "optisk optical",
  "mekanisk mechanical",
  "cpu processor",
  "gpu grafikkort",
  "psu nätaggregat",
  "ram internminne",
  "hdd hårddisk",
  "webcam webbkamera",
  "hoodie luvtröja",
  "minikyl kompaktkyl",
  "skärm monitor",
];
