import { formatDate, formatPrice } from "@torg/format";
import type { GiftCard } from "../domain/cart.ts";
import type { LineMessage } from "../domain/cartLineView.ts";
import type { DeliveryCost } from "../domain/deliveryCost.ts";
import type { FreeDelivery } from "../domain/freeDelivery.ts";
import { price } from "./price.ts";

type FreeDeliverySentences = {
  readonly [State in Exclude<FreeDelivery["state"], "none">]: (
    left: Extract<FreeDelivery, { readonly limitOre: number }>,
  ) => string;
};

/** The price is 0 if there is none or it is unknown. */
type DeliverySentences = Readonly<Record<DeliveryCost["kind"], (cost: { readonly priceOre: number }) => string>>;

const lineMessages = {
  oversold: () => "Tyvärr har vi inte fler i lager av denna produkt",
  "max-reached": (count: number) => `Max ${count} per kund`,
  "limited-stock": (count: number) => `Endast ${count} kvar i lager`,
} satisfies Readonly<Record<LineMessage["code"], (count: number) => string>>;

const freeDelivery = {
  qualified: () => "Du har kvalificerat dig för fri frakt!",
  far: ({ limitOre }) => `Fri frakt över ${price(limitOre)}`,
  near: ({ leftKronor }) => `Du har ${formatPrice(leftKronor)} kvar till fri frakt!`,
} satisfies FreeDeliverySentences;

const delivery = {
  chosen: ({ priceOre }) => price(priceOre),
  free: ({ priceOre }) => price(priceOre),
  unknown: () => "-",
  from: ({ priceOre }) => `Från ${price(priceOre)}`,
} satisfies DeliverySentences;

/** The texts of an opened cart: its lines, its sum, codes and related parts. */
export const laterCartTexts = {
  waysToPay: "Betala med",
  emptyPanel: "Inga produkter tillagda än",
  empty: "Här var det tomt",
  emptyHint: "Här kan du börja:",
  orderedWith: "Köps ofta tillsammans",
  keepShopping: "Fortsätt handla",
  seeProduct: "Visa produkten",
  loading: "Laddar",
  unread: "Något gick fel vid inläsningen av varukorgen. Försök igen om en stund.",
  retry: "Försök igen",
  /** Announced to screen readers when a retry has succeeded. */
  read: "Varukorgen är inläst",
  somethingFailed: "Något gick fel",

  quantity: "Antal",
  decrease: "Minska antal",
  increase: "Öka antal",
  update: "Uppdatera",
  remove: "Ta bort",
  removeLine: (name: string): string => `Ta bort ${name}`,
  removed: (name: string): string => `${name} togs bort`,
  undo: "Ångra",
  quantityCapped: (quantity: number, max: number): string => `Antal ändrat till ${quantity}, max ${max} per kund`,
  quantityKept: (quantity: number): string => `Ange ett antal i siffror. Antalet är fortfarande ${quantity}.`,
  gift: "Gåva",
  each: "/st",
  formerly: "Tidigare lägsta pris 30 dagar:",
  now: "Nu",
  packageHolds: "Innehåller",
  /** A notice common to all lines, shown once below them. */
  noticeOfAll: (notice: string): string => `För varje vara gäller: ${notice}`,
  lineMessages,

  summary: "Beställningsöversikt",
  products: "Produkter",
  deliveryRow: "Frakt",
  delivery,
  deliveryNotes: {
    unknown: "Ange postnummer för att se fraktkostnaden",
    unchosen: "Välj ett fraktsätt för att se fraktkostnaden",
    charged: "Fri frakt gäller inte valt fraktsätt",
  },
  freeDelivery,
  /** The limit of free delivery includes VAT for companies as well. */
  freeDeliveryInclVat: "(inkl moms)",
  discount: "Rabatt",
  giftCards: "Presentkort",
  total: "Totalt",
  exclVat: "exkl moms",
  ofWhichVat: "Varav moms",
  inclVat: "Inkl moms",
  /** Before the struck-through value of a gift, for screen readers: it was never its price here. */
  giftValue: "Värde",

  discountOpen: "+ Lägg till rabattkod/presentkort",
  discountField: "Rabattkod eller presentkort",
  discountPlaceholder: "Din kod",
  discountAdd: "Lägg till",
  discountCancel: "Avbryt",
  discountRemove: "X",
  discountRemoveName: (code: string): string => `Ta bort ${code}`,
  /** Shown with a gift card: the balance this purchase leaves on it, and its last day. */
  giftCard: ({ balanceOre, validUntil }: GiftCard): string =>
    `${price(balanceOre)} kvar på kortet${validUntil === null || balanceOre === 0 ? "" : `, gäller till ${formatDate(validUntil)}`}`,
  discountNotFound: "Koden kunde inte hittas.",
  discountNotRemoved: "Rabatten kunde inte tas bort.",
  discountList: "Tillagda koder",
};

/** The texts that the parts of an opened cart need. */
export type LaterCartTexts = typeof laterCartTexts;
