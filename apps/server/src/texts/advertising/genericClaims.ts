/** An environmental claim: its words, and whether any label could prove it. */
export interface GenericClaim {
  readonly words: string;
  /** Claims about goods that rest on offsetting emissions are forbidden, whatever label is named. */
  readonly isForbidden: boolean;
}

/** Claims of no harm to the climate that rest on offsetting emissions. */
const forbidden =
  /(?<!\p{L})(?:klimat|koldioxid|co2)-?(?:neutral|kompenser|positiv)\p{L}*|(?<!\p{L})netto-?noll(?:utsläpp)?(?!\p{L})/giu;

/** Words that praise goods as good for the environment without saying how. */
const generic = new RegExp(
  [
    String.raw`(?:miljö|natur|planet|klimat|jord)-?(?:vänlig|smart|riktig|anpassad|skonsam)\p{L}*`,
    String.raw`eko-?(?:vänlig|smart)\p{L}*`,
    // Naming the material makes the claim specific.
    String.raw`ekologisk(?:t|a)?(?!\p{L})(?!\s+(?:odlad\p{L}*\s+)?(?:bomull|ull|lin|hampa|siden)(?!\p{L}))`,
    String.raw`miljöval\p{L}*`,
    String.raw`(?:grön(?:t|a|are)?|hållbar(?:t|a|are)?)\s+(?:val|alternativ|produkt\p{L}*|tillverkning|produktion|mode|livsstil|vardag|konsumtion|framtid|leverans\p{L}*|frakt\p{L}*|shopping)`,
    String.raw`(?:handla|köp|välj|tänk|lev)\s+(?:\p{L}+\s+)?grö(?:nt|nare)`,
    String.raw`(?:snäll|skonsam|bra|bättre|varsam)\p{L}*\s+(?:mot|för)\s+(?:miljön|naturen|klimatet|planeten|jorden)`,
    String.raw`biologiskt\s+nedbrytbar\p{L}*`,
    String.raw`energi-?(?:snål|effektiv)(?:t|a|are|ast|aste)?(?!\p{L})`,
    String.raw`hållbar(?:t|a|are|ast|aste)?(?!\p{L})`,
    String.raw`hållbarhet(?!\p{L})`,
  ]
    .map((words) => String.raw`(?<!\p{L})${words}`)
    .join("|"),
  "giu",
);

/** Certified third-party labels: what they stand for is proven, and their name says how. */
const label =
  /(?<!\p{L})(?:eu[ -]ecolabel|eu-blomman|svanen|svanenmärk\p{L}*|bra miljöval|krav-?(?:märk|certifier)\p{L}*|gots|eu-ekologisk\p{L}*|eu-lövet|fsc|pefc|msc|asc|epeat|tco certified|blå ängeln|global recycled standard)(?!\p{L})/iu;

/** The label KRAV by its name alone; in small letters the word means a demand. */
const krav = /(?<!\p{L})KRAV(?!\p{L})/u;

/**
 * Statements that something lasts or is strong, which are not environmental: `håller i 10 år`, `slitstark och hållbar`.
 */
const lasting = new RegExp(
  [
    String.raw`\d+\s*(?:års?|månad(?:er|ers)?|veck(?:a|or)|dag(?:ar)?|dygn|timmar|tvättar|gånger|cykler)`,
    String.raw`(?<!\p{L})(?:slit|håll)?stark(?:t|a|are)?`,
    String.raw`(?<!\p{L})(?:tålig|stryktålig|robust|stabil|kraftig)(?:t|a|are)?`,
    String.raw`(?<!\p{L})(?:(?:lång|kort)(?:t|a)?|bäst före)`,
  ]
    .map((words) => String.raw`${words}(?!\p{L})`)
    .join("|"),
  "iu",
);

/** Measures of energy efficiency. */
const measured = /energiklass\s+[a-g](?!\p{L})|\d\s*kwh/iu;

/** Whether the sentence makes a claim specific. */
function isExplained(claim: string, sentence: string): boolean {
  const word = claim.toLowerCase();
  if (/^hållbar(?:t|a|are|ast|aste|het)?$/u.test(word)) return lasting.test(sentence);
  return word.startsWith("energi") && measured.test(sentence);
}

/**
 * Finds environmental claims that cannot be proven: `miljövänlig`, `ett grönt val`, `klimatneutral` (directive
 * 2024/825; MFL from 27 September 2026). A certified label named in `beside` proves them, except those that rest on
 * offsetting emissions. Durability does not count as a claim if the text says how long the thing lasts.
 */
export function genericClaims(text: string, beside = text): readonly GenericClaim[] {
  const climate = [...text.matchAll(forbidden)].map(([words]) => ({ words, isForbidden: true }));
  if (label.test(beside) || krav.test(beside)) return climate;
  const unproven = [...text.matchAll(generic)]
    .filter(([words]) => !isExplained(words, text))
    .map(([words]) => ({ words, isForbidden: false }));
  return [...climate, ...unproven];
}
