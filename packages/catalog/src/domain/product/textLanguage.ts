const english = /(?<![\p{L}'-])(?:and|are|for|from|is|of|that|the|this|to|with|your|you)(?![\p{L}'-])/giu;
const swedish = /(?<![\p{L}'-])(?:att|av|den|det|du|en|ett|har|inte|med|och|om|som|till|vid)(?![\p{L}'-])/giu;

/** Common small words needed before a text counts as English; product names have one or two. */
const enough = 4;

/**
 * The `lang` of a description that a feed delivers in English; undefined for Swedish or unclear text, where the page's
 * language applies.
 */
export function textLanguage(text: string): "en" | undefined {
  const words = text.replaceAll(/<[^>]*>/g, " ");
  const count = (language: RegExp): number => words.match(language)?.length ?? 0;
  const foreign = count(english);
  return foreign >= enough && foreign > 3 * count(swedish) ? "en" : undefined;
}
