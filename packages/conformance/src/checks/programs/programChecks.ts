import {
  programCancelCall,
  programCreditCall,
  programDeliverCall,
  programFailedWebhooksCall,
  programOrderCall,
  programOrdersCall,
  programPickCall,
  programReplayCall,
  programReturnCall,
  programSetStockCall,
  programSetStoreStockCall,
  programShipCall,
  programStockCall,
  programStoreStockCall,
} from "@torg/desk/contract";
import type { Call } from "@torg/http";
import type { Check, Probe } from "../../core/Check.ts";
import { member } from "../../core/member.ts";
import { demand, demandSame, NotTried, need } from "../../core/outcomes.ts";
import { harmlessRequest } from "../harmlessRequest.ts";
import { programActChecks } from "./programActChecks.ts";
import { programGoodsChecks } from "./programGoodsChecks.ts";
import { newKey, placeOrder } from "../buying/newOrder.ts";
import { programRefusalChecks } from "./programRefusalChecks.ts";
import { limitedProgram, programWith } from "./programWith.ts";

/** The calls that each scope opens. */
export const scopedCalls: Readonly<Record<string, readonly Call<unknown, unknown>[]>> = {
  "orders:read": [programOrdersCall, programOrderCall],
  "orders:write": [programPickCall, programShipCall, programDeliverCall, programCancelCall],
  "orders:refund": [programReturnCall, programCreditCall],
  "products:read": [programStockCall, programStoreStockCall],
  "products:write": [programSetStockCall, programSetStoreStockCall],
  "webhooks:read": [programFailedWebhooksCall],
  "webhooks:write": [programReplayCall],
};

/** Most pages of a list that are read. */
const mostPages = 5;

async function list(probe: Probe): Promise<void> {
  const { visitor, as } = await programWith(probe, "orders:read");
  const seen = new Set<string>();
  let [cursor, latest] = ["", ""];
  for (let page = 0; page < mostPages; page += 1) {
    const { orders, next, hasMore } = await visitor.ask(programOrdersCall, { cursor }, as);
    for (const { changedAt, order } of orders) {
      const change = `${order.number} of ${changedAt}`;
      demand(!seen.has(change), `The order ${change} is listed twice.`);
      demand(
        latest === "" || Date.parse(changedAt) >= Date.parse(latest),
        `The order ${change} comes after one of ${latest}.`,
      );
      seen.add(change);
      latest = changedAt;
    }
    if (!hasMore) break;
    demand(orders.length > 0 && next !== cursor, "The list says that there is more, and does not lead on.");
    cursor = next;
  }
  await visitor.refused(programOrdersCall, { cursor: "no list has given this" }, { ...as, status: 422 });
}

async function oneOrder(probe: Probe): Promise<void> {
  const { visitor, as } = await programWith(probe, "orders:read");
  await visitor.refused(programOrderCall, { number: "no-such-order" }, { ...as, status: 404 });
  const [listed] = (await visitor.ask(programOrdersCall, { cursor: "" }, as)).orders;
  const { number, totalOre } = need(listed, "The shop has no orders.").order;
  const order = await visitor.ask(programOrderCall, { number }, as);
  demandSame([order.number, order.money.totalOre], [number, totalOre], "Number and sum of an order that was listed");
  for (const { name, quantity, open, shipped, cancelled } of order.lines) {
    demandSame(open + shipped + cancelled, quantity, `The pieces of ${name} that are open, shipped or cancelled`);
  }
}

async function onceForAKey(probe: Probe): Promise<void> {
  const { visitor, as } = await programWith(probe, "orders:read", "orders:write");
  const number = await placeOrder(probe);
  const { tasks, events } = await visitor.ask(programOrderCall, { number }, as);
  if (!tasks.includes("pick")) throw new NotTried("A new order does not wait for being picked.");
  const asked = { number, key: newKey() };
  const first = await visitor.ask(programPickCall, asked, as);
  demandSame(first.events.length, events.length + 1, "What has happened to an order that was picked");
  const again = await visitor.send(programPickCall, asked, as);
  demandSame(again.status, 200, "The status of the same request sent again");
  const { events: after, version } = await visitor.ask(programOrderCall, { number }, as);
  demandSame([after.length, version], [first.events.length, first.version], "The order after the same request again");
  await visitor.refused(programDeliverCall, { ...asked, shipment: 1 }, { ...as, status: 409 });
}

async function nothingElse(probe: Probe): Promise<void> {
  const { visitor, as, scopes: may } = await limitedProgram(probe);
  const closed = Object.entries(scopedCalls).filter(([scope]) => !may.includes(scope));
  if (closed.length === 0)
    throw new NotTried(
      "The token that was lent may do everything: lend one that may not, see limitedProgram of --data.",
    );
  for (const [scope, calls] of closed) {
    for (const call of calls) {
      const { status, data } = await visitor.send(call, harmlessRequest, as);
      // A backend may lack some of the calls.
      if (status === 404) continue;
      if (status !== 403)
        probe.fault(`${call.method} ${call.path} answered ${status} without ${scope}, should be 403.`);
      else if (typeof member(data, "message") !== "string") probe.fault(`${call.path} refuses without a message.`);
    }
  }
}

/** The checks of calls for programs, with the given token. */
export const programChecks: readonly Check[] = [
  { id: "programs.list", section: "api+", title: "lists orders as they changed, each once", run: list },
  { id: "programs.order", section: "api+", title: "gives a program one order, as it was listed", run: oneOrder },
  { id: "programs.once", section: "api+", title: "does once what a program asks for twice by a key", run: onceForAKey },
  { id: "programs.scopes", section: "api+", title: "refuses a program what its token does not name", run: nothingElse },
  ...programRefusalChecks,
  ...programActChecks,
  ...programGoodsChecks,
];
