import { formatCount, formatPrice, toKronor } from "@torg/format";
import type { BuyButtonState, BuyObstacle } from "../domain/buying/buyButton.ts";
import type { LineMessage } from "../domain/cartLineView.ts";
import type { DeliveryCost } from "../domain/deliveryCost.ts";
import type { FreeDelivery } from "../domain/freeDelivery.ts";

/** An amount of integer ore: whole kronor where it is whole, else with two decimals, so that it is never rounded. */
function price(ore: number): string {
  return formatPrice(toKronor(ore), { decimals: 2, stripIfInteger: true });
}

const product = { one: "produkt", other: "produkter" };

type FreeDeliverySentences = {
  readonly [State in Exclude<FreeDelivery["state"], "none">]: (
    value: Extract<FreeDelivery, { readonly state: State }>,
  ) => string;
};

type DeliverySentences = {
  readonly [Kind in DeliveryCost["kind"]]: (value: Extract<DeliveryCost, { readonly kind: Kind }>) => string;
};

const lineMessages = {
  oversold: () => "Tyvärr har vi inte fler i lager av denna produkt",
  "max-reached": (count: number) => `Max ${count} per kund`,
  "limited-stock": (count: number) => `Endast ${count} kvar i lager`,
} satisfies Readonly<Record<LineMessage["code"], (count: number) => string>>;

const freeDelivery = {
  qualified: () => "Du har kvalificerat dig för fri frakt!",
  far: ({ limitOre }) => `Fri frakt över ${price(limitOre)}`,
  near: ({ leftOre }) => `Du har ${price(leftOre)} kvar till fri frakt!`,
} satisfies FreeDeliverySentences;

const delivery = {
  chosen: ({ priceOre }) => price(priceOre),
  free: () => price(0),
  unknown: () => "-",
  from: ({ priceOre }) => `Från ${price(priceOre)}`,
} satisfies DeliverySentences;

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

/** Every word of the cart. A shop may replace any of them. */
export const cartTexts = {
  price,
  /** A positive amount that is taken off. */
  reduction: (ore: number): string => price(-ore),
  /** VAT is shown in whole kronor. */
  vat: (ore: number): string => formatPrice(toKronor(ore)),
  title: "Din varukorg",
  emptyPanel: "Inga produkter tillagda än",
  empty: "Här var det tomt",
  emptyHint: "Börja gärna här:",
  close: "Stäng",
  toCheckout: "Gå till kassan",
  orderedWith: "Köps ofta tillsammans",
  keepShopping: "Fortsätt handla",
  seeProduct: "Visa produkten",
  icon: (count: number, sumOre: number): string => `Varukorg, ${formatCount(count, product)}, ${price(sumOre)}`,

  quantity: "Antal",
  decrease: "Minska antal",
  increase: "Öka antal",
  update: "Uppdatera",
  remove: "Ta bort",
  removeLine: (name: string): string => `Ta bort ${name}`,
  removed: (name: string): string => `${name} togs bort`,
  undo: "Ångra",
  quantityCapped: (quantity: number, max: number): string => `Antal ändrat till ${quantity}, max ${max} per kund`,
  gift: "Gåva",
  each: "/st",
  formerly: "Tidigare pris",
  now: "Nu",
  packageHolds: "Innehåller",
  energyClass: (energyClass: string, best: string, worst: string): string =>
    `Energiklass ${energyClass} på skalan ${best} till ${worst}`,
  energySheet: "Produktblad",
  energySheetFor: (name: string): string => `Produktblad för ${name} (PDF)`,
  lineMessages,

  summary: "Beställningsöversikt",
  products: "Produkter",
  deliveryRow: "Frakt",
  delivery,
  deliveryUnknown: "Ange postnummer för att se fraktkostnaden",
  freeDelivery,
  discount: "Rabatt",
  total: "Totalt",
  exclVat: "exkl moms",
  ofWhichVat: "Varav moms",
  inclVat: "Inkl moms",

  discountOpen: "+ Lägg till rabattkod/presentkort",
  discountField: "Rabattkod eller presentkort",
  discountPlaceholder: "Din kod",
  discountAdd: "Lägg till",
  discountCancel: "Avbryt",
  discountRemove: "X",
  discountRemoveName: (code: string): string => `Ta bort ${code}`,
  discountNotFound: "Koden kunde inte hittas.",
  discountNotRemoved: "Rabatten kunde inte tas bort.",
  discountList: "Tillagda koder",

  buyLabels,
  buyObstacles,
  addons: "Tillbehör",
  readMore: "Läs mer",
  aboutAddon: (name: string): string => ` om ${name}`,
  maxPerCustomer: (max: number): string => `Max ${max} per kund`,
  messages: "Meddelanden",
  added: "Produkten är tillagd i din varukorg",
  addedDialog: "Produkten har lagts till i din varukorg",
  loading: "Laddar",
  somethingFailed: "Något gick fel",
};

/** What has to be given to the parts of the cart. */
export type CartTexts = typeof cartTexts;
