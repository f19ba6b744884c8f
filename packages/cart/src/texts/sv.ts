import { formatCount } from "@torg/format";
import type { AdditionProblem } from "../domain/buying/additionProblem.ts";
import type { BuyButtonState, BuyObstacle } from "../domain/buying/buyButton.ts";
import type { LaterCartTexts } from "./laterSv.ts";
import { price } from "./price.ts";

const product = { one: "produkt", other: "produkter" };

const buyObstacles = {
  "buying-off": "Det går inte att handla just nu.",
  "not-for-sale": "Produkten går inte att köpa just nu.",
  "choose-variant": "Välj alternativ först.",
  "already-bought": "Produkten ligger redan i varukorgen.",
  "max-reached": "Du har redan så många som en kund får köpa.",
  oversold: "Tyvärr har vi inte fler i lager av denna produkt",
} satisfies Readonly<Record<BuyObstacle, string>>;

const buyLabels = {
  buy: "Lägg i varukorgen",
  added: "Tillagd",
  "bought-once": "Produkt tillagd",
} satisfies Readonly<Record<BuyButtonState["label"], string>>;

const notAdded = "Produkten kunde inte läggas till. Försök igen om en stund.";

/** What is said where an addition is not what was asked for; a refusal of the server has its own sentence. */
const purchaseProblems = {
  "not-added": notAdded,
  "max-reached": buyObstacles["max-reached"],
  "addons-missing": "Produkten är tillagd, men alla tillbehör kom inte med.",
  unconfirmed: "Vi vet inte om produkten kom med. Se efter innan du lägger till den igen.",
} satisfies Readonly<Record<AdditionProblem, string>>;

/** The words of buying and of the cart as a page shows it; those of an opened cart and of codes arrive with their parts. */
export const cartTexts = {
  price,
  /** A positive amount that is taken off. */
  reduction: (ore: number): string => price(-ore),
  title: "Din varukorg",
  close: "Stäng",
  toCheckout: "Gå till kassan",
  /** What gift cards leave of the total. */
  toPay: "Att betala",
  icon: (count: number, sumOre: number): string => `Varukorg, ${formatCount(count, product)}, ${price(sumOre)}`,
  buyLabels,
  buyObstacles,
  purchaseProblems,
  /** Of a cart and of a request for a quote. */
  notAdded,
  /** Leads to the choice of a variant. */
  chooseVariant: "Välj variant",
  howMany: "Antal",
  addons: "Tillbehör",
  readMore: "Läs mer",
  aboutAddon: (name: string): string => ` om ${name}`,
  maxPerCustomer: (max: number): string => `Max ${max} per kund`,
  energy: {
    arrow: (energyClass: string, best: string, worst: string): string =>
      `Energiklass ${energyClass} på skalan ${best} till ${worst}`,
    showLabel: (name: string): string => `visa energimärkning för ${name}`,
    sheet: "Produktblad",
    sheetFor: (name: string): string => `Produktblad för ${name} (PDF)`,
  },
  messages: "Meddelanden",
  added: "Produkten är tillagd i din varukorg",
  addedDialog: "Produkten har lagts till i din varukorg",
};

/** What has to be given to the parts of the cart; words of an opened cart and of codes only to replace some. */
export type CartTexts = typeof cartTexts & { readonly later?: Partial<LaterCartTexts> };
