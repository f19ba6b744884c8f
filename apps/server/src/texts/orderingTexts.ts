import type { WorkingDays } from "@torg/cart/domain";
import { latestDeliveryDays } from "@torg/compliance";
import { formatPrice } from "@torg/format";
import type { OrderPart } from "@torg/checkout/domain";
import type { CustomerField, CustomerProblem } from "@torg/checkout/domain/customer";

/** The price per unit of measure, in kronor. */
interface MeasurePrice {
  readonly price: number;
  readonly unit: string;
  readonly includesVat: boolean;
}

const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" });

const workingDays = ({ from, to }: WorkingDays): string => {
  const days = from === to ? String(to) : `${from}–${to}`;
  return `${days} ${to === 1 ? "vardag" : "vardagar"}`;
};

/** Swedish texts of cart, checkout and orders, on the server. */
export const orderingTexts = {
  status: {
    inStockSends: "I lager – skickas inom 1–2 vardagar",
    inStore: "Finns i butiken",
    outOfStock: "Slut i lager",
    preorder: "Kan förbeställas",
    backorder: "Beställningsvara – längre leveranstid",
  },
  comparisonPrice: ({ price, unit, includesVat }: MeasurePrice) =>
    `Jämförpris ${formatPrice(price, { decimals: 2 })}/${unit}${includesVat ? "" : " exkl moms"}`,
  soldOut: "Produkten är slutsåld.",
  noMore: "Tyvärr har vi inte fler i lager av denna produkt",
  notForSale: "Produkten kan inte köpas just nu.",
  sellingPaused: "Just nu går det inte att handla här.",
  chooseVariant: "Välj ett alternativ först.",
  productMissing: "Sidan eller produkten kunde inte hittas.",
  maxReached: (max: number) => `Max ${max} per kund`,
  nothingToChange: "Ange ett antal.",
  tooManyChanges: (most: number) => `Du kan ändra högst ${most} varor åt gången.`,
  cartFull: (most: number) =>
    `Varukorgen rymmer högst ${most} olika varor. Ta bort någon först, eller gör två beställningar.`,
  added: "Produkten är tillagd i din varukorg",
  hiddenPrice: "Priset visas inte",
  emptyCart: "Varukorgen är tom.",
  totalNotZero: "Beställningen kostar något och kan inte läggas som gratis.",
  paymentUnavailable: "Betalningsmetoden är inte tillgänglig.",
  deliveryUnavailable: "Fraktsättet är inte tillgängligt.",
  workingDays,
  /** When the buyer gets the order; days such as `2026-11-26`. */
  deliveryTime: {
    promised: (days: WorkingDays, { from, to }: { readonly from: string; readonly to: string }) =>
      `${workingDays(days)}, hos dig ${calendar.formatRange(new Date(from), new Date(to))}`,
    latest: `utan onödigt dröjsmål, senast inom ${latestDeliveryDays} dagar`,
    toOrder: "Beställningsvara med längre leveranstid. Du får besked när den skickas.",
  },
  noPointNear: (postalCode: string) => `Inget ombud nära ${postalCode}`,
  notThere: (postalCode: string) => `Levereras inte till ${postalCode}`,
  tooHeavy: "Varorna väger för mycket",
  noStoreHasAll: "Ingen butik har alla varor just nu",
  pointChosenByCarrier: "Närmaste ombud väljs åt dig",
  pointsUnknown: "Vi kan inte visa ombuden just nu. Paketet skickas till det ombud som ligger närmast dig.",
  countryUnavailable: "Vi levererar inte till det landet.",
  customerTypeUnknown: "Välj privatperson eller företag.",
  postalCodeInvalid: "Ange ett giltigt postnummer.",
  choosePostalCode: "Ange ett postnummer.",
  chooseDelivery: "Välj ett fraktsätt.",
  messageTooLong: "Meddelandet får vara högst 1 000 tecken.",
  enterCode: "Ange en kod.",
  codeUsed: "Koden är redan tillagd.",
  codeExpired: "Koden har gått ut.",
  codeUsedUp: "Koden är redan använd.",
  codeNotRemoved: "Rabatten kunde inte tas bort.",
  codeMissing: "Koden kunde inte hittas.",
  /** Names the sender, and says that it can be ended. */
  newsletter: (shop: string) =>
    `Ja tack, skicka mig nyheter och erbjudanden från ${shop} via e-post. Jag kan avsluta det när jag vill.`,
  yesOrNo: "Svara ja eller nej.",
  suggested: "Andra köpte också",
  alreadyOrdered: "Varukorgen är redan beställd.",
  paymentFailed: "Betalningen gick inte igenom. Inget har dragits. Välj ett annat betalsätt.",
  paymentCalledOff: "Betalningen avbröts. Varukorgen är kvar, och du kan betala på ett annat sätt.",
  paymentGivenBack:
    "Vi kunde inte ta emot din beställning och har bett betaltjänsten att släppa pengarna. Kontrollera varukorgen och försök igen.",
  paymentUnreachable: "Betaltjänsten svarar inte just nu. Försök igen om en stund eller välj ett annat betalsätt.",
  ofProduct: (name: string, text: string) => `${name}: ${text}`,
  /** Shown when the order would differ from what the page showed. */
  changed: {
    buyer: "Kundtypen eller landet har ändrats. Kontrollera att valet stämmer och försök igen.",
    products: "Varukorgen har ändrats sedan du såg den senast. Kontrollera den och försök igen.",
    codes: "Rabatterna har ändrats sedan du såg dem senast. Kontrollera dem och försök igen.",
    delivery: "Frakten har ändrats sedan du såg den senast. Kontrollera valet och försök igen.",
    payment: "Betalsättet har ändrats sedan du såg det senast. Kontrollera valet och försök igen.",
    sum: "Summan har ändrats sedan du såg den senast. Kontrollera den och försök igen.",
    terms: "Köpvillkoren har ändrats. Läs dem och försök igen.",
  } satisfies Readonly<Record<OrderPart, string>>,
  reviewAgain: "Priset eller lagret har ändrats. Kontrollera varukorgen och försök igen.",
} as const;

const tooLong = "Skriv högst 200 tecken, utan radbrytningar.";

/** Messages for a field of the customer form. */
export const customerFieldTexts: Readonly<Record<CustomerField, Readonly<Record<CustomerProblem, string>>>> = {
  companyName: { missing: "Ange företagets namn.", malformed: tooLong },
  identityNumber: {
    missing: "Ange ett nummer.",
    malformed: "Ange ett giltigt nummer med tio siffror, till exempel 556016-0680.",
  },
  firstName: { missing: "Ange ett förnamn.", malformed: tooLong },
  lastName: { missing: "Ange ett efternamn.", malformed: tooLong },
  email: { missing: "Ange en e-postadress.", malformed: "Ange en giltig e-postadress." },
  mobile: {
    missing: "Ange ett mobilnummer.",
    malformed: "Ange ett mobilnummer, till exempel 070-123 45 67.",
  },
  address: { missing: "Ange en adress.", malformed: tooLong },
  careOf: { missing: "", malformed: tooLong },
  postalCode: { missing: "Ange ett postnummer.", malformed: "Ange ett giltigt postnummer." },
  city: { missing: "Ange en ort.", malformed: tooLong },
  acceptsTerms: {
    missing: "Du måste acceptera köpvillkoren.",
    malformed: "Du måste acceptera köpvillkoren.",
  },
};
