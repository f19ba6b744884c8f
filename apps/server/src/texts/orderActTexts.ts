import { refundDays } from "@torg/compliance";

/** Swedish words of letters about what happens to an order. */
export const orderActTexts = {
  subject: {
    ship: (order: string, shop: string) => `Din order ${order} är skickad – ${shop}`,
    shipPart: (order: string, shop: string) => `En del av din order ${order} är skickad – ${shop}`,
    cancel: (order: string, shop: string) => `Din order ${order} är avbeställd – ${shop}`,
    cancelPart: (order: string, shop: string) => `En del av din order ${order} är avbeställd – ${shop}`,
    return: (order: string, shop: string) => `Vi har tagit emot din retur av order ${order} – ${shop}`,
    credit: (order: string, shop: string) => `Du får tillbaka pengar för order ${order} – ${shop}`,
  },
  hello: (name: string) => (name === "" ? "Hej!" : `Hej ${name}!`),
  first: {
    ship: (order: string) => `Nu är din order ${order} på väg.`,
    shipPart: (order: string) => `Nu är en del av din order ${order} på väg. Resten kommer senare.`,
    cancel: (order: string) => `Din order ${order} är avbeställd och kommer inte att skickas.`,
    cancelPart: (order: string) => `En del av din order ${order} är avbeställd. Resten skickas som vanligt.`,
    return: (order: string) => `Vi har tagit emot varor från din order ${order}.`,
    credit: (order: string) => `Vi har sänkt priset på din order ${order}.`,
  },
  goods: { ship: "Det här har vi skickat:", cancel: "Det här är avbeställt:", return: "Det här har vi tagit emot:" },
  line: (quantity: number, name: string) => `${quantity} × ${name}`,
  carrier: (name: string) => `Transportör: ${name}`,
  parcel: (number: string) => `Kollinummer: ${number}`,
  follow: (link: string) => `Följ paketet: ${link}`,
  to: "Leveransadress",
  nothingTaken: "Inga pengar har dragits för det som är avbeställt. Om ett belopp var reserverat släpper vi det.",
  creditNote: (number: number) => `Kreditfaktura ${number}`,
  delivery: (amount: string) => `Frakt: ${amount}`,
  fee: (amount: string) => `Avgift: ${amount}`,
  reduction: (amount: string) => `Prisavdrag: ${amount}`,
  amount: (text: string, amount: string) => `${text}: ${amount}`,
  total: (amount: string) => `Summa: ${amount}`,
  vat: (amount: string) => `Varav moms: ${amount}`,
  refund: `Du får pengarna tillbaka på samma sätt som du betalade, senast inom ${refundDays} dagar. Det du betalade med presentkort sätts tillbaka på kortet.`,
  invoice: "Beloppet dras av från fakturan, eller betalas tillbaka om du redan har betalat den.",
  ask: (ways: readonly string[]) => `Undrar du något? Kontakta oss: ${ways.join(", ")}`,
} as const;
