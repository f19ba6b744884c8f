import { formatCount } from "@torg/format";
import type { CartTexts } from "./sv.ts";
import { cartTexts } from "./sv.ts";

/** The texts for a shop that takes requests for a quote instead of orders. */
export const quoteCartTexts: CartTexts = {
  ...cartTexts,
  title: "Din offertförfrågan",
  toCheckout: "Till offertförfrågan",
  toPay: "Beräknad summa",
  buyLabels: { ...cartTexts.buyLabels, buy: "Lägg till i offert" },
  added: "Tillagd i din offert",
  addedDialog: "Tillagd i din offert",
  icon: (count, sumOre) =>
    `Offertförfrågan, ${formatCount(count, { one: "produkt", other: "produkter" })}, ${cartTexts.price(sumOre)}`,
  buyObstacles: {
    ...cartTexts.buyObstacles,
    "already-bought": "Produkten finns redan i din offertförfrågan.",
  },
};
