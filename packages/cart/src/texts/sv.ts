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

/** Messages for an addition that is not what was asked for; if the server refuses, its own message is shown. */
const purchaseProblems = {
  "not-added": notAdded,
  "max-reached": buyObstacles["max-reached"],
  "addons-missing": "Produkten är tillagd, men alla tillbehör kom inte med.",
  unconfirmed: "Vi vet inte om produkten kom med. Se efter innan du lägger till den igen.",
} satisfies Readonly<Record<AdditionProblem, string>>;

/**
 * The texts of buying and of the cart as a page shows it; those of an opened cart and of codes load with their parts.
 */
export const cartTexts = {
  price,
  /** A positive amount to take off. */
  reduction: (ore: number): string => price(-ore),
  title: "Din varukorg",
  close: "Stäng",
  toCheckout: "Gå till kassan",
  /** The amount gift cards leave to pay. */
  toPay: "Att betala",
  icon: (count: number, sumOre: number): string => `Varukorg, ${formatCount(count, product)}, ${price(sumOre)}`,
  buyLabels,
  buyObstacles,
  purchaseProblems,
  /** For both a cart and a request for a quote. */
  notAdded,
  /** Links to the choice of a variant. */
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

/** The texts that the parts of the cart need; `later` is only for replacing texts of an opened cart and of codes. */
export type CartTexts = typeof cartTexts & { readonly later?: Partial<LaterCartTexts> };
