const english = /(?<![\p{L}'-])(?:and|are|for|from|is|of|that|the|this|to|with|your|you)(?![\p{L}'-])/giu;
const swedish = /(?<![\p{L}'-])(?:att|av|den|det|du|en|ett|har|inte|med|och|om|som|till|vid)(?![\p{L}'-])/giu;

/** How many of its small words a text has to have before it is said to be English; names of products have one or two. */
const enough = 4;

/**
 * The language of a description that feeds bring along in English, as a value of `lang`; undefined for Swedish and
 * where it cannot be known, for which the language of the page counts.
 */
export function textLanguage(text: string): "en" | undefined {
  const words = text.replaceAll(/<[^>]*>/g, " ");
  const count = (language: RegExp): number => words.match(language)?.length ?? 0;
  const foreign = count(english);
  return foreign >= enough && foreign > 3 * count(swedish) ? "en" : undefined;
}
