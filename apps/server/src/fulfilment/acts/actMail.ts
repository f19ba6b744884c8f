import { formatPrice, toKronor } from "@torg/format";
import { creditNote, type OrderAct, orderProgress } from "@torg/orders/domain";
import type { ShopSettings } from "@torg/navigation/contract";
import type { Mail } from "../../mail/createMailer.ts";
import { orderActTexts as texts } from "../../texts/orderActTexts.ts";
import { deliveryAddress } from "../../orders/describeOrder.ts";
import type { StoredAct, StoredOrder } from "./StoredOrder.ts";

/** Acts that a buyer is written to about. */
type ToldAct = Exclude<OrderAct, { readonly kind: "pick" | "deliver" }>;

/** What a letter about an act is made from; the order as it stood with the act as its last one. */
interface ToldOrder {
  readonly stored: StoredOrder;
  readonly told: StoredAct;
  readonly settings: ShopSettings;
}

const kronor = (ore: number): string => formatPrice(toKronor(ore), { decimals: 2 });

const nameOf = ({ lines }: StoredOrder, lineId: number): string => lines.find(({ id }) => id === lineId)?.name ?? "";

/** Which words tell of an act: a shipment or a cancellation after which something is left has its own. */
function wordsOf(act: ToldAct, { life }: StoredOrder): keyof typeof texts.subject {
  const { lines } = orderProgress(life);
  if (act.kind === "ship") return lines.some(({ open }) => open > 0) ? "shipPart" : "ship";
  if (act.kind === "cancel")
    return lines.some(({ open, shipped }) => open > 0 || shipped > 0) ? "cancelPart" : "cancel";
  return act.kind;
}

function goods(act: ToldAct, stored: StoredOrder): readonly string[] {
  if (act.kind === "credit") return [];
  return [
    texts.goods[act.kind],
    ...act.pieces.map(({ lineId, quantity }) => texts.line(quantity, nameOf(stored, lineId))),
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

/** The credit note of an act, line by line, as it was numbered when the act was done. */
function note({ stored, told }: ToldOrder): readonly string[] {
  const acts = stored.life.acts.slice(0, -1);
  const credited = creditNote({ ...stored.life, acts }, told.act);
  if (credited === null || told.creditNote === null) return [];
  return [
    texts.creditNote(told.creditNote.number),
    ...credited.lines.map(({ lineId, quantity, totalOre }) =>
      texts.amount(texts.line(quantity, nameOf(stored, lineId)), kronor(totalOre)),
    ),
    ...(credited.delivery.totalOre === 0 ? [] : [texts.delivery(kronor(credited.delivery.totalOre))]),
    ...(credited.fee.totalOre === 0 ? [] : [texts.fee(kronor(credited.fee.totalOre))]),
    ...(credited.creditOre === 0 ? [] : [texts.reduction(kronor(credited.creditOre))]),
    texts.total(kronor(told.creditNote.total_ore)),
    texts.vat(kronor(told.creditNote.vat_ore)),
  ];
}

function money({ stored, told }: ToldOrder): readonly string[] {
  if (told.creditNote !== null) return [stored.order.provider === "manual" ? texts.invoice : texts.refund];
  return told.act.kind === "cancel" ? [texts.nothingTaken] : [];
}

function seller({ company, shopName }: ShopSettings): readonly string[] {
  const ways = [company.email, company.phone].filter((way) => way !== "");
  return [...(ways.length === 0 ? [] : [texts.ask(ways)]), company.name || shopName];
}

/** Writes to the buyer about a shipment, a cancellation, a return or a price reduction, with the credit note's number. */
export function actMail(order: ToldOrder & { readonly act: ToldAct }): Mail {
  const { stored, told, settings, act } = order;
  const words = wordsOf(act, stored);
  const parts: readonly (readonly string[])[] = [
    [texts.hello(stored.order.first_name)],
    [texts.first[words](stored.order.name)],
    goods(act, stored),
    parcel(told),
    act.kind === "ship" ? [texts.to, ...deliveryAddress(stored.order)] : [],
    note(order),
    money(order),
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
