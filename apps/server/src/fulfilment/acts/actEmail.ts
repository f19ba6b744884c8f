import { formatDate, formatPercent } from "@torg/format";
import { creditNote, type OrderAct, orderProgress, type LineQuantity } from "@torg/orders/domain";
import type { ShopSettings } from "@torg/navigation/contract";
import type { Email } from "../../mail/createMailer.ts";
import { orderActTexts as texts } from "../../texts/emails/orderActTexts.ts";
import { pickupTexts } from "../../texts/pickupTexts.ts";
import { pickupLines, type PickupStore } from "../../orders/placed/pickupStore.ts";
import { orderAddress } from "../../orders/placed/orderAddress.ts";
import { deliveryAddress } from "../../orders/placed/describeOrder.ts";
import type { StoredAct, StoredOrder } from "./StoredOrder.ts";
import { writtenKronor } from "../../texts/writtenKronor.ts";

/** Acts that may cause a letter to the buyer. */
type NotifiedAct = Exclude<OrderAct, { readonly kind: "deliver" }>;

/** Whether an act causes a letter; picked goods only if the buyer fetches them in a store. */
export function isNotified(act: OrderAct, { store_id }: Pick<StoredOrder["order"], "store_id">): act is NotifiedAct {
  return act.kind !== "deliver" && (act.kind !== "pick" || store_id !== null);
}

/** The data for a letter about an act; the order is as it was with that act as the last one. */
interface NotifiedOrder {
  readonly stored: StoredOrder;
  readonly storedAct: StoredAct;
  readonly settings: ShopSettings;
  /** The store for pickup; null if the goods are sent. */
  readonly store: PickupStore | null;
  /** The shop's base address. */
  readonly publicUrl: string;
}

const nameOf = ({ lines }: StoredOrder, lineId: number): string => lines.find(({ id }) => id === lineId)?.name ?? "";

/** The texts for an act: a shipment or cancellation after which something is left has its own. */
function wordsOf(act: NotifiedAct, { life, order }: StoredOrder): keyof typeof texts.subject {
  const { lines } = orderProgress(life);
  if (act.kind === "ship") {
    const words = order.store_id === null ? "ship" : "fetched";
    return lines.some(({ open }) => open > 0) ? `${words}Part` : words;
  }
  if (act.kind === "cancel") {
    if (lines.some(({ open }) => open > 0)) return "cancelPart";
    return lines.some(({ shipped }) => shipped > 0) ? "cancelRest" : "cancel";
  }
  return act.kind;
}

/** The goods that an act is about; for a pick, everything still open. */
function goodsOf(
  act: Exclude<NotifiedAct, { readonly kind: "credit" }>,
  { life }: StoredOrder,
): readonly LineQuantity[] {
  if (act.kind !== "pick") return act.pieces;
  return orderProgress(life).lines.flatMap(({ line, open }) => (open > 0 ? [{ lineId: line.id, quantity: open }] : []));
}

function goods(act: NotifiedAct, stored: StoredOrder): readonly string[] {
  if (act.kind === "credit") return [];
  const words = act.kind === "ship" && stored.order.store_id !== null ? "fetched" : act.kind;
  return [
    texts.goods[words],
    ...goodsOf(act, stored).map(({ lineId, quantity }) => texts.line(quantity, nameOf(stored, lineId))),
  ];
}

function parcel({ row, act }: StoredAct): readonly string[] {
  if (act.kind !== "ship" || act.parcel === null) return [];
  const { carrier, trackingNumber } = act.parcel;
  return [
    ...(carrier === "" ? [] : [texts.carrier(carrier)]),
    ...(trackingNumber === "" ? [] : [texts.parcel(trackingNumber)]),
    ...(row.tracking_url === "" ? [] : [texts.follow(row.tracking_url)]),
  ];
}

/** The credit note of an act, line by line, as it was numbered then. */
function creditNoteLines({ stored, storedAct }: NotifiedOrder): readonly string[] {
  const acts = stored.life.acts.slice(0, -1);
  const credited = creditNote({ ...stored.life, acts }, storedAct.act);
  if (credited === null || storedAct.creditNote === null) return [];
  return [
    texts.creditNote(storedAct.creditNote.number),
    ...credited.lines.map(({ lineId, quantity, inclOre }) =>
      texts.amount(texts.line(quantity, nameOf(stored, lineId)), writtenKronor(inclOre)),
    ),
    ...(credited.delivery.inclOre === 0 ? [] : [texts.delivery(writtenKronor(credited.delivery.inclOre))]),
    ...(credited.fee.inclOre === 0 ? [] : [texts.fee(writtenKronor(credited.fee.inclOre))]),
    ...(credited.creditOre === 0 ? [] : [texts.reduction(writtenKronor(credited.creditOre))]),
    texts.total(writtenKronor(storedAct.creditNote.total_ore)),
    ...credited.vatParts.map(({ vatPercent, vatOre }) => texts.vat(formatPercent(vatPercent), writtenKronor(vatOre))),
  ];
}

function pickup({ act, store, storedAct }: NotifiedOrder & { readonly act: NotifiedAct }): readonly string[] {
  if (store === null || act.kind !== "pick") return [];
  return [...pickupLines(store, formatDate(storedAct.row.created_at, "short")), "", pickupTexts.bring];
}

function money({ stored, storedAct }: NotifiedOrder): readonly string[] {
  const isAboutMoney = storedAct.creditNote !== null || storedAct.act.kind === "cancel";
  if (stored.life.isPaymentGone === true) return isAboutMoney ? [texts.paymentGone] : [];
  if (storedAct.creditNote !== null) return [stored.order.provider === "manual" ? texts.invoice : texts.refund];
  return storedAct.act.kind === "cancel" ? [texts.nothingTaken] : [];
}

function seller({ company, shopName }: ShopSettings): readonly string[] {
  const contacts = [company.email, company.phone].filter((contact) => contact !== "");
  return [...(contacts.length === 0 ? [] : [texts.ask(contacts.join(", "))]), company.name || shopName];
}

/**
 * The letter to the buyer about goods ready for pickup, a shipment, a cancellation, a return or a price reduction, with
 * the credit note's number.
 */
export function actEmail(order: NotifiedOrder & { readonly act: NotifiedAct }): Email {
  const { stored, storedAct, settings, publicUrl, act } = order;
  const words = wordsOf(act, stored);
  const parts: readonly (readonly string[])[] = [
    [texts.hello(stored.order.first_name)],
    [texts.first[words](stored.order.name)],
    goods(act, stored),
    parcel(storedAct),
    pickup(order),
    act.kind === "ship" && order.store === null ? [texts.to, ...deliveryAddress(stored.order)] : [],
    creditNoteLines(order),
    money(order),
    [texts.order(orderAddress(publicUrl, stored.order))],
    seller(settings),
  ];
  return {
    to: stored.order.email,
    subject: texts.subject[words](stored.order.name, settings.shopName),
    text: parts
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join("\n"))
      .join("\n\n"),
    attachments: [],
  };
}
