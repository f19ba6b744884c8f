/** A space before a unit of measure, or on either side of the sign between two numbers. */
const beforeUnit =
  /(?<=\d) (?=(?:[mcdk]?m|[kmg]|kg|[mcd]?l|[kM]?Wh?|m?Ah|VA?|[kMG]?Hz|[kMGT]B|dBA?|tum|varv|min|st|bar|fps|nits|ms|h|s|%|°C)(?![\p{L}\d]))|(?<=\d) (?=x \d)|(?<=\d x) (?=\d)/gu;

/** Keeps numbers and their units on one line, in text as shops write it: `4,9 GHz`, `2 x 4 GB`. */
export function keptUnits(text: string): string {
  return text.replaceAll(beforeUnit, "\u00a0");
}
