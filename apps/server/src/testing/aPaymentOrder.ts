import type { PaymentLine, PaymentOrder } from "../providers/PaymentProvider.ts";

const goods: PaymentLine = {
  kind: "goods",
  articleId: "1001",
  name: "Tvättmaskin",
  quantity: 2,
  unitOre: 699_000,
  vatPercent: 25,
  discountOre: 139_801,
  totalOre: 1_258_199,
  vatOre: 251_640,
};
const delivery: PaymentLine = {
  kind: "delivery",
  articleId: "delivery",
  name: "Hemleverans",
  quantity: 1,
  unitOre: 39_900,
  vatPercent: 25,
  discountOre: 0,
  totalOre: 39_900,
  vatOre: 7_980,
};
/** A gift card that has paid 500 kronor. */
export const aPaidCard: PaymentLine = {
  kind: "gift-card",
  articleId: "gift-card-7",
  name: "Presentkort",
  quantity: 1,
  unitOre: -50_000,
  vatPercent: 0,
  discountOre: 0,
  totalOre: -50_000,
  vatOre: 0,
};

/** An order of two washing machines and their delivery, with a discount that does not divide evenly. */
export const aPaymentOrder: PaymentOrder = {
  reference: "r-1",
  customerType: "company",
  countryCode: "SE",
  postalCode: "12747",
  currency: "SEK",
  amountOre: 1_298_099,
  vatOre: 259_620,
  lines: [goods, delivery],
  shipping: [],
  addresses: {
    terms: "https://shop.example/sidor/kopvillkor",
    checkout: "https://shop.example/kassa/leverans",
    cancelled: "https://shop.example/checkoutv3",
    back: "https://shop.example/checkout/retur/r-1",
    webhook: "https://shop.example/checkout/notis/klarna/secret",
    validation: "https://shop.example/checkout/prova/klarna/secret",
    shipping: "https://shop.example/checkout/frakt/klarna/secret",
  },
};
