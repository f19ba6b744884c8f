import { formatPrice, toKronor } from "@torg/format";

/** The texts of a payment approved in an app. */
export const appPaymentTexts = {
  heading: (name: string, amount: string): string => `Betala ${amount} med ${name}`,
  waits: (name: string): string => `Väntar på att du godkänner i ${name}.`,
  open: (name: string): string => `Öppna ${name}`,
  openHint: (name: string): string => `Har du ${name} på den här enheten? Öppna appen och godkänn betalningen.`,
  codeName: (name: string): string => `QR-kod för ${name}`,
  codeHint: (name: string): string => `Har du ${name} på mobilen? Öppna appen där och skanna koden.`,
  limit: "Du har tre minuter på dig. Kom tillbaka hit när du har godkänt, så visar vi ditt kvitto.",
  reference: "Betalningsreferens",
  cancel: "Avbryt betalningen",
  failed: "Betalningen blev inte av",
  again: (name: string): string => `Försök igen med ${name}`,
  otherWay: "Välj ett annat sätt att betala",
  /** Formats an amount of integer ore: whole kronor without decimals, otherwise two decimals. */
  price: (ore: number): string => formatPrice(toKronor(ore), { decimals: 2, stripIfInteger: true }),
};
