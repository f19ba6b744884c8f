/** A colour that shoppers filter by; a null hex is shown as a pattern. */
export interface PrimaryColour {
  readonly name: string;
  readonly hex: string | null;
}

const colours: readonly (PrimaryColour & { readonly words: readonly string[] })[] = [
  { name: "Svart", hex: "#1d1d1f", words: ["svart", "black", "antracit", "anthracite", "onyx", "midnatt"] },
  { name: "Vit", hex: "#ffffff", words: ["vit", "white", "offwhite", "snövit", "elfenben"] },
  { name: "Grå", hex: "#8a8d91", words: ["grå", "gray", "grey", "grafit", "graphite", "titan", "titanium"] },
  { name: "Silver", hex: "#c4c8cc", words: ["silver", "aluminium", "rostfri", "stål", "krom", "stainless"] },
  { name: "Blå", hex: "#2f6fc4", words: ["blå", "blue", "marin", "navy", "marinblå", "ljusblå", "mörkblå"] },
  { name: "Turkos", hex: "#1f9e9a", words: ["blågrön", "turkos", "teal", "cyan", "aqua", "turquoise"] },
  { name: "Grön", hex: "#3c8f4f", words: ["grön", "green", "oliv", "olive", "khaki", "mint"] },
  { name: "Gul", hex: "#f0c62d", words: ["gul", "yellow", "varselgul", "senap"] },
  { name: "Orange", hex: "#ea7d24", words: ["orange", "varselorange", "aprikos"] },
  { name: "Röd", hex: "#c8322d", words: ["röd", "red", "vinröd", "bordeaux", "burgundy"] },
  { name: "Rosa", hex: "#e79ab4", words: ["rosa", "pink", "cerise", "korall"] },
  { name: "Lila", hex: "#7d55a8", words: ["lila", "purple", "violett", "violet", "lavendel", "lavender"] },
  { name: "Brun", hex: "#7b5236", words: ["brun", "brown", "valnöt", "ek", "trä", "wood"] },
  { name: "Beige", hex: "#d9c6a5", words: ["beige", "sand", "creme", "cream", "natur"] },
  { name: "Guld", hex: "#c9a24b", words: ["guld", "gold", "champagne", "mässing"] },
  { name: "Koppar", hex: "#b5703f", words: ["koppar", "copper", "brons", "bronze"] },
  { name: "Transparent", hex: null, words: ["transparent", "genomskinlig", "klar", "clear"] },
  { name: "Flerfärgad", hex: null, words: ["flerfärgad", "multicolor", "multicolour", "multi", "regnbåge"] },
];

const byWord: ReadonlyMap<string, PrimaryColour> = new Map(
  colours.flatMap(({ name, hex, words }) => words.map((word) => [word, { name, hex }] as const)),
);

/** The primary colours in the order of the filter. */
export const primaryColours: readonly PrimaryColour[] = colours.map(({ name, hex }) => ({ name, hex }));

/** Finds the primary colour that a word names, in Swedish or English. */
export function primaryColourOf(word: string): PrimaryColour | null {
  return byWord.get(word.toLowerCase()) ?? null;
}
