import { formatList, formatPrice, type PostalDigitsProblem, toKronor } from "@torg/format";
import type { BlockName } from "../domain/blocks.ts";
import type { CustomerType } from "../domain/checkoutData.ts";
import type { CustomerField, CustomerProblem } from "../domain/customer/customerForm.ts";
import type { OrderButton } from "../domain/order.ts";
import type { LaterCheckoutTexts } from "./laterSv.ts";
import { placeTexts } from "./placeSv.ts";

/** Each field's messages for an empty or invalid value. */
type FieldSentences = Readonly<Record<CustomerField, Readonly<Record<CustomerProblem, string>>>>;

const missing = (text: string): Readonly<Record<CustomerProblem, string>> => ({ missing: text, malformed: text });

const privateProblems: FieldSentences = {
  companyName: missing("Ange företagets namn."),
  identityNumber: {
    missing: "Ange ditt personnummer.",
    malformed: "Ange ett personnummer med tio eller tolv siffror, till exempel 850709-9805.",
  },
  firstName: missing("Ange ditt förnamn."),
  lastName: missing("Ange ditt efternamn."),
  email: {
    missing: "Ange din e-postadress.",
    malformed: "Ange en giltig e-postadress, till exempel namn@exempel.se.",
  },
  mobile: {
    missing: "Ange ditt mobilnummer.",
    malformed: "Ange ett mobilnummer, till exempel 070-123 45 67.",
  },
  address: missing("Ange din adress."),
  careOf: missing("Ange C/O."),
  postalCode: { missing: "Ange ditt postnummer.", malformed: "Ange ett postnummer med fem siffror." },
  city: missing("Ange din postort."),
  acceptsTerms: missing("Du måste acceptera köpvillkoren."),
};

const companyProblems: FieldSentences = {
  ...privateProblems,
  identityNumber: {
    missing: "Ange företagets organisationsnummer.",
    malformed: "Kontrollera organisationsnumret, till exempel 556016-0680.",
  },
};

const blockTitles = {
  products: "Din varukorg",
  country: "Välj land",
  "customer-type": "Kundtyp",
  "postal-code": "Ange postnummer",
  delivery: "Välj fraktsätt",
  "payment-type": "Välj betalningsmetod",
  payment: "Betalning",
} satisfies Readonly<Record<BlockName, string>>;

const orderButtons = {
  "buy-now": "Köp nu",
  "place-order": "Lägg order",
  "send-request": "Skicka offertförfrågan",
} satisfies Readonly<Record<OrderButton, string>>;

const customerTypes = {
  private: "Privatperson",
  company: "Företag",
} satisfies Readonly<Record<CustomerType, string>>;

const postalCodeProblems = {
  missing: "Ange ett postnummer.",
  "not-digits": "Postnumret får bara innehålla siffror.",
} satisfies Readonly<Record<PostalDigitsProblem, string>>;

type MissingChoices = Readonly<Partial<Record<BlockName, string>>>;

const exclVat = "exkl moms";
/** The suffix of an amount shown to companies. */
const vatNote = (includesVat: boolean): string => (includesVat ? "" : ` ${exclVat}`);

/** The texts that load with the checkout page. A shop may replace any of them. */
export const checkoutTexts = {
  heading: "Kassa",
  form: "Kassa",
  blockTitles,
  blockHeading: (number: number, title: string): string => `${number}. ${title}`,
  customerTypes,
  place: placeTexts,
  /** Formats an amount of integer ore: whole kronor without decimals, otherwise two decimals. */
  price: (ore: number): string => formatPrice(toKronor(ore), { decimals: 2, stripIfInteger: true }),
  /** The price on an option box, unrounded; with öre too if another box beside it has some. */
  optionPrice: (ore: number, includesVat = true, showsOre = false): string =>
    formatPrice(toKronor(ore), { decimals: 2, stripIfInteger: !showsOre || ore === 0 }) + vatNote(includesVat),
  updating: "Kassan uppdateras",
  sending: "Beställningen skickas",
  /** Shown in place of a provider's payment until it is there. */
  loadingPayment: "Laddar betalningen",
  /** Shown after the current activity when it takes long. */
  takesLong: "Det tar längre tid än vanligt. Stanna kvar på sidan: det du har fyllt i är kvar.",
  choiceLost: "Ditt val kunde inte sparas. Försök igen.",
  updated: (total: string, includesVat = true): string =>
    `Kassan är uppdaterad. Totalt ${total}${vatNote(includesVat)}`,
  save: "Spara",
  /** Opens a block that is done, and folds it again. */
  change: "Ändra",
  fold: "Fäll ihop",
  readMore: "Läs mer",
  readLess: "Dölj",
  unavailable: "ej tillgängligt",
  /** Why an option cannot be chosen; for a payment type, by the only customer type that may use it. */
  unavailableBut: {
    private: "bara för privatpersoner",
    company: "bara för företag",
  } satisfies Readonly<Record<CustomerType, string>>,
  notDigital: "bara för varor som inte skickas",
  onlyPickup: "varorna hämtas i butik",
  optional: "(valfritt)",
  /** Messages for a missing choice outside the form. */
  missingChoices: { "postal-code": "Ange ett postnummer.", delivery: "Välj ett fraktsätt." } satisfies MissingChoices,

  postalCode: "Postnummer",
  continue: "Fortsätt",
  postalCodeProblems: {
    ...postalCodeProblems,
    "in-the-way": "Ange ett postnummer som vi levererar till.",
  },
  unknownProblem: "Okänt fel",

  /** Where the shop delivers, shown before anything is filled in; `names` are countries, empty if only Sweden. */
  deliversTo: (names: readonly string[]): string =>
    names.length === 0 ? "Vi levererar i Sverige." : `Vi levererar till ${formatList(names)}.`,
  fetched: "Du hämtar varorna i butik.",
  /** Shown before anything is filled in; `names` are payment types. */
  waysToPay: (names: readonly string[]): string => `Du kan betala med: ${names.join(", ")}.`,
  chooseOther: "Välj ett annat sätt att betala",
  choosePayment: "Välj hur du vill betala.",
  noSnippet: "Något gick fel vid inläsningen av kassan. Var god se över din varukorg och ladda därefter om sidan.",
  /** Shown when a checkout opened with goods in its cart now has an empty one. */
  cartGone: {
    sentence:
      "Varukorgen är tom. Den har beställts eller tömts i ett annat fönster, eller så har sidan varit öppen för länge. ",
    reload: "Ladda om sidan",
    after: ".",
  },
  /** Links from a checkout that could not be read. */
  unreadWays: { retry: "Försök igen", toCart: "Se varukorgen" },
  paymentFailed: "Något gick fel",
  /** The order button if the payment is approved in an app, and the text below it. */
  payInApp: (name: string): string => `Betala med ${name}`,
  approveInApp: (name: string): string => `Du godkänner betalningen i ${name} på nästa sida och binder dig först där.`,
  orderWaits: "Beställningen skickas så snart kassan är uppdaterad.",
  orderOutdated:
    "Beställningen ändrades medan kassan uppdaterades och har inte skickats. Kontrollera den och försök igen.",
  orderUnsaved:
    "Ditt val av nyhetsbrev eller ditt meddelande till butiken kunde inte sparas. Beställningen har inte skickats. Försök igen.",

  fields: {
    companyName: "Företagsnamn",
    identityNumber: "Personnummer",
    firstName: "Förnamn",
    lastName: "Efternamn",
    email: "E-post",
    mobile: "Mobilnummer",
    address: "Adress",
    careOf: "C/O",
    postalCode: "Postnummer",
    city: "Ort",
  } satisfies Readonly<Record<Exclude<CustomerField, "acceptsTerms">, string>>,
  organisationNumber: "Organisationsnummer",
  pnrHint: "Behövs för kreditprövning.",
  /** Opens the field of an optional number. */
  addPersonalNumber: "+ Lägg till personnummer",
  pnrOptionalHint: "Behövs inte för det här betalsättet. Du kan lämna det tomt.",
  mobileHint: "Vi skickar avisering om leveransen hit.",
  emailHint: "Hit skickar vi orderbekräftelsen.",
  privateProblems,
  companyProblems,
  summaryOfProblems: "Kontrollera uppgifterna",
  acceptTerms: "Jag accepterar",
  terms: "köpvillkoren",
  termsNewTab: "(öppnas i en ny flik)",
  withdrawal: "Du har 14 dagars ångerrätt från den dag du fick varan.",
  notBinding: "Inte bindande.",
  orderButtons,
  /** The amount that delivery or a payment type adds to the order. */
  costLine: (name: string, cost: string, includesVat: boolean): string => `${name} ${cost}${vatNote(includesVat)}`,
  /** After the name of a line that costs nothing, because it comes with others. */
  gift: "Gåva",
  discount: "Rabatt",
  giftCards: "Presentkort",
  /** The cost of the purchase, above the amount that gift cards pay. */
  costInAll: (total: string, vat: string): string => `Totalt inkl moms ${total}, varav moms ${vat}`,
  /** Links to the summary of the order; the amount is beside it. */
  toSummary: "Se din beställning",
  orderTotal: "Att betala",
  /** Replaces that while no delivery option is chosen. */
  sumWithoutDelivery: "Summa utan frakt",
  exclVat,
  inclVat: "inkl moms",
  ofWhichVat: (vat: string): string => `varav moms ${vat}`,
};

/** The texts that the parts of the checkout need; `later` is only for replacing texts of parts fetched later. */
export type CheckoutTexts = typeof checkoutTexts & {
  readonly later?: { readonly [Subject in keyof LaterCheckoutTexts]?: Partial<LaterCheckoutTexts[Subject]> };
};
