import { formatCount, formatDate, formatNumber } from "@torg/format";
import type { Rating, VerifiedPurchases } from "../domain/review.ts";
import type { ReviewTextProblem } from "../domain/reviewText.ts";

const ratingNames = {
  1: "Usel",
  2: "Dålig",
  3: "Ok",
  4: "Bra",
  5: "Utmärkt",
} as const satisfies Record<Rating, string>;

const textProblems = {
  "text-missing": "Skriv ditt omdöme innan du skickar det.",
  "rating-missing": "Sätt ett betyg först.",
} as const satisfies Record<ReviewTextProblem, string>;

/** The Swedish texts of reviews. */
export const reviewsTexts = {
  ratingLegend: "Betyg",
  ratingNames,
  /** `1 stjärna, Usel`; takes the name, so that a shop may replace one without the other. */
  ratingLabel: (rating: number, name: string): string =>
    `${formatCount(rating, { one: "stjärna", other: "stjärnor" })}, ${name}`,
  textProblems,
  /** `1 omdöme`, `7 omdömen`. */
  count: (count: number): string => formatCount(count, { one: "omdöme", other: "omdömen" }),
  /** `Visar 3 av 7 produktomdömen`. */
  shown: (shown: number, total: number): string => `Visar ${shown} av ${total} produktomdömen`,
  /** `4,3`. */
  score: (score: number): string => formatNumber(score, { decimals: 1 }),
  /** What a screen reader announces for a row of stars. */
  stars: (score: number): string => `Betyg ${formatNumber(score, { decimals: 1 })} av 5`,
  /** `14 maj 2024`; anything that is not a date is shown as is. */
  date: (date: string): string => formatDate(date) || date,
  /** The distribution of ratings; each row links to its reviews. */
  distribution: "Fördelning av betyg",
  /** `5 stjärnor, 12 omdömen`. */
  ofStars: (stars: number, count: number): string =>
    `${formatCount(stars, { one: "stjärna", other: "stjärnor" })}, ${formatCount(count, { one: "omdöme", other: "omdömen" })}`,
  allStars: "Visa alla betyg",
  showMore: "Visa fler",
  loading: "Laddar",
  none: "Inga produktomdömen med textkommentar ännu.",
  fetchFailed: "Något gick tyvärr fel vid hämtning av omdömen.",
  saveFailed: "Något gick tyvärr fel, vänligen ladda om sidan",
  name: "Ditt namn",
  text: "Ditt omdöme",
  send: "Skicka omdöme",
  thanks: "Tack för ditt omdöme!",
  ratingSaved: (rating: number): string => `Betyg sparat: ${rating} av 5`,
  /** Where reviews come from: shown beside every score, and limited to what is true for it. */
  origin: {
    all: "Omdömen kommer från kunder som köpt varan; vi skickar länken efter leverans.",
    some: "Omdömen märkta Verifierat köp kommer från kunder som köpt varan hos oss. Övriga har vi inte kontrollerat.",
    none: "Vi har inte kontrollerat om de som skrivit omdömena har köpt varan.",
  } satisfies Record<VerifiedPurchases, string>,
  /** Shown after the origin of reviews, when some were taken down. */
  takenDown: (count: number): string =>
    `Vi har tagit bort ${formatCount(count, { one: "omdöme", other: "omdömen" })} med olagligt eller ovidkommande innehåll, aldrig för betygets skull.`,
  answer: "Svar från butiken",
  verified: "Verifierat köp",
  verifiedNotice: "Du har köpt varan hos oss. Omdömet märks därför Verifierat köp.",
  /** The page that a review request links to. */
  request: {
    heading: "Skriv ett omdöme",
    lead: "Sätt ett betyg och skriv gärna några rader om vad du tycker. Betyget sparas direkt.",
    home: "Till startsidan",
  },
  refusal: {
    heading: "Vill du slippa frågor om omdömen?",
    lead: "Då skickar vi inga fler sådana mejl till den e-postadress som länken kom till.",
    submit: "Nej tack, fråga inte mer",
    done: "Vi frågar inte mer",
    doneLead: "Du får inga fler mejl om omdömen från oss. Dina beställningar påverkas inte.",
  },
  nameHint: "Visas tillsammans med omdömet. Du kan lämna det tomt.",
} as const;

/** The texts that a shop may replace. */
export type ReviewsTexts = Loose<typeof reviewsTexts>;

type Loose<T> = T extends string
  ? string
  : T extends (...args: never) => string
    ? T
    : { readonly [Key in keyof T]: Loose<T[Key]> };
