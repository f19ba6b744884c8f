/** A claim about the environment: the words that make it, and whether a label could prove them at all. */
export interface GenericClaim {
  readonly words: string;
  /** Nothing proves what rests on making up for emissions: such a claim about goods is forbidden. */
  readonly isForbidden: boolean;
}

/** Claims that a product does no harm to the climate, which are made by paying for what it does. */
const forbidden =
  /(?<!\p{L})(?:klimat|koldioxid|co2)-?(?:neutral|kompenser|positiv)\p{L}*|(?<!\p{L})netto-?noll(?:utsläpp)?(?!\p{L})/giu;

/** Words that praise goods for the environment without saying what for. */
const generic = new RegExp(
  [
    String.raw`(?:miljö|natur|planet|klimat|jord)-?(?:vänlig|smart|riktig|anpassad|skonsam)\p{L}*`,
    String.raw`eko-?(?:vänlig|smart)\p{L}*`,
    // What a thing is made of says what is meant.
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

/** Labels that somebody else gives after a test: what they stand for is proven, and their name says where. */
const label =
  /(?<!\p{L})(?:eu[ -]ecolabel|eu-blomman|svanen|svanenmärk\p{L}*|bra miljöval|krav-?(?:märk|certifier)\p{L}*|gots|eu-ekologisk\p{L}*|eu-lövet|fsc|pefc|msc|asc|epeat|tco certified|blå ängeln|global recycled standard)(?!\p{L})/iu;

/** The same label by its name alone, which in small letters is a demand. */
const krav = /(?<!\p{L})KRAV(?!\p{L})/u;

/** How long something lasts, or that it is strong: `håller i 10 år`, `slitstark och hållbar`. Not said of the environment. */
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

/** What an efficient use of energy is measured by. */
const measured = /energiklass\s+[a-g](?!\p{L})|\d\s*kwh/iu;

/** Whether a sentence says what is meant by words that it has. */
function isExplained(claim: string, sentence: string): boolean {
  const word = claim.toLowerCase();
  if (/^hållbar(?:t|a|are|ast|aste|het)?$/u.test(word)) return lasting.test(sentence);
  return word.startsWith("energi") && measured.test(sentence);
}

/**
 * Claims about the environment that say nothing that can be proven: `miljövänlig`, `ett grönt val`, `klimatneutral`
 * (directive 2024/825; MFL from 27 September 2026). A certified label that is named beside the text proves them, all but
 * those that rest on making up for emissions; a durable thing is no claim where it is said how long it lasts.
 */
export function genericClaims(text: string, beside = text): readonly GenericClaim[] {
  const climate = [...text.matchAll(forbidden)].map(([words]) => ({ words, isForbidden: true }));
  if (label.test(beside) || krav.test(beside)) return climate;
  const unproven = [...text.matchAll(generic)]
    .filter(([words]) => !isExplained(words, text))
    .map(([words]) => ({ words, isForbidden: false }));
  return [...climate, ...unproven];
}
