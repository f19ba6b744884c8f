import { formatDate, formatPrice, toKronor } from "@torg/format";

/** The texts after an order, or after a payment whose order is not placed yet. */
export const confirmationTexts = {
  heading: "Tack för din beställning!",
  orderNumber: "Ordernummer",
  reference: "Betalningsreferens",
  next: "Vad händer nu?",
  /** The first step; `email` is empty if unknown. */
  mail: (email: string): string =>
    email === "" ? "Du får en orderbekräftelse på e-post." : `Du får en orderbekräftelse till ${email}.`,
  steps: ["Vi gör i ordning din beställning.", "Du får besked när den är på väg eller kan hämtas."],
  /** The steps of an order that is picked up in a store. */
  pickupSteps: ["Butiken gör i ordning din beställning.", "Du får besked när den är klar att hämta."],
  withdrawn: "Vi har fått ditt meddelande om att du ångrar köpet. Kvittot har kommit till din e-post.",
  keepShopping: "Fortsätt handla",

  ordered: "Din beställning",
  orderedAt: "Beställd",
  date: (moment: string): string => formatDate(moment),
  quantity: (quantity: number): string => `${quantity} st`,
  gift: "Gåva",
  products: "Produkter",
  delivery: (name: string): string => `Frakt (${name})`,
  deliveryName: "Fraktsätt",
  storePage: "Öppettider och karta",
  deliveryTime: "Leveranstid",
  total: "Totalt",
  totalInclVat: "Totalt inkl moms",
  allInclVat: "Alla belopp är inkl moms.",
  ofWhichVat: "Varav moms",
  vatRate: (rate: string): string => `Varav moms ${rate}`,
  vatOf: (vat: string, total: string): string => `${vat} av ${total}`,
  /** The amount left of the total after gift cards. */
  toPay: "Att betala",
  /** The same once it is paid. */
  rest: "Resten efter presentkort",
  /** Formats an amount of integer ore: whole kronor without decimals, otherwise two decimals. */
  price: (ore: number): string => formatPrice(toKronor(ore), { decimals: 2, stripIfInteger: true }),
  payment: "Betalsätt",
  paid: (name: string): string => `${name}, betald`,
  address: "Namn och adress",
  /** The same for an order that is picked up, which is not sent there. */
  buyer: "Köpare",
  message: "Ditt meddelande till oss",

  checking: "Vi kontrollerar betalningen…",
  checkingLead: "Det tar oftast bara några sekunder.",
  checkingHint:
    "Du kan också stänga sidan: går betalningen igenom får du orderbekräftelsen på e-post. Spara referensen om du behöver kontakta oss.",
  refused: "Beställningen kunde inte tas emot",
  refusedLead:
    "Något stämde inte när betalningen kom: varukorgen, lagret eller leveransen. Vi har bett betaltjänsten att släppa pengarna och varukorgen finns kvar.",
  toCheckout: "Till kassan",
  cancelled: "Beställningen är avbruten",
  cancelledLead: "Den skickas inte. Har du betalat får du tillbaka pengarna på samma sätt som du betalade.",
};
