import { randomUUID } from "node:crypto";
import { manualPaymentCall } from "@torg/checkout/contract";
import { programOrderCall } from "@torg/desk/contract";
import type { Probe } from "../../core/Check.ts";
import { demand, need } from "../../core/outcomes.ts";
import { buyer } from "../../shop/buyer.ts";
import { fillCart } from "../../shop/fillCart.ts";
import { readyCompany } from "./orderChecks.ts";
import type { Program } from "../programs/programWith.ts";
import type { ReadOrder } from "./ReadOrder.ts";

/** Pieces to buy of the best stocked product. */
const bought = 3;

type Line = ReadOrder["lines"][number];
type Event = ReadOrder["events"][number];

/** A new idempotency key. */
export const newKey = (): string => `kit-${randomUUID()}`;

/** Reads an order again. */
export const readOrder = ({ visitor, as }: Program, number: string): Promise<ReadOrder> =>
  visitor.ask(programOrderCall, { number }, as);

/** Places an order as a company and returns its number; each has its own e-mail address, since shops limit letters. */
export async function placeOrder(probe: Probe): Promise<string> {
  const visitor = await readyCompany(probe);
  const { productId: id } = await probe.shop.oneBuyable();
  await fillCart(visitor, { [id]: { quantity: bought - 1 } });
  const email = `conformance-${randomUUID().slice(0, 8)}@example.com`;
  return String((await visitor.ask(manualPaymentCall, { ...buyer, email })).orderId);
}

/** A new order, and its line of several pieces. */
export async function newOrder(
  probe: Probe,
  program: Program,
): Promise<{ readonly order: ReadOrder; readonly line: Line }> {
  const order = await readOrder(program, await placeOrder(probe));
  const line = order.lines.find(({ quantity }) => quantity >= bought);
  return { order, line: need(line, `${bought} pieces of one product could not be bought.`) };
}

/** The current line of an order. */
export function lineOf({ lines }: ReadOrder, { id }: Line): Line {
  const line = lines.find((one) => one.id === id);
  demand(line !== undefined, `The order has lost its line ${id}.`);
  return line;
}

/** The latest event of a kind. */
export function lastEvent<K extends Event["kind"]>(
  { events }: ReadOrder,
  kind: K,
): Extract<Event, { readonly kind: K }> {
  const event = events.findLast((one): one is Extract<Event, { readonly kind: K }> => one.kind === kind);
  demand(event !== undefined, `The order does not tell of its ${kind}.`);
  return event;
}
