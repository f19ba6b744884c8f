import {
  programCancelCall,
  programFailedWebhooksCall,
  programReplayCall,
  programReturnCall,
  programSetStockCall,
  programSetStoreStockCall,
  programShipCall,
  programStockCall,
  programStoreStockCall,
} from "@torg/desk/contract";
import type { Check, Probe } from "../../core/Check.ts";
import { demand, demandSame, NotTried } from "../../core/outcomes.ts";
import { newKey, newOrder } from "../buying/newOrder.ts";
import { type Program, programWith } from "./programWith.ts";

const noProduct = 999_999_999;
const all: Readonly<Record<string, number>> = {};

const stockOf = async ({ visitor, as }: Program, id: number): Promise<number> =>
  (await visitor.ask(programStockCall, { id }, as)).stock;

function needLeave(probe: Probe, act: string): void {
  if (!probe.mayOrder) throw new NotTried(`It ${act}: allow it with --orders.`);
}

async function setsStock(probe: Probe): Promise<void> {
  const program = await programWith(probe, "products:read", "products:write");
  needLeave(probe, "changes a stock");
  const { visitor, as } = program;
  const { productId: id } = await probe.shop.oneBuyable();
  const before = await visitor.ask(programStockCall, { id }, as);
  demandSame(before.id, id, "The product whose stock was asked for");
  const wanted = before.stock + 3;
  try {
    for (const time of ["once", "twice"]) {
      const set = await visitor.ask(programSetStockCall, { id, stock: wanted }, as);
      demandSame(set, { ...before, stock: wanted }, `The product whose stock was set ${time}`);
      demandSame(await stockOf(program, id), wanted, `The stock that was set ${time}`);
    }
    for (const stock of [-1, 1.5]) await visitor.refused(programSetStockCall, { id, stock }, { ...as, status: 422 });
    demandSame(await stockOf(program, id), wanted, "The stock after numbers that were refused");
  } finally {
    await visitor.send(programSetStockCall, { id, stock: before.stock }, as);
  }
  await visitor.refused(programStockCall, { id: noProduct }, { ...as, status: 404 });
  await visitor.refused(programSetStockCall, { id: noProduct, stock: 1 }, { ...as, status: 404 });
}

async function setsStoreStock(probe: Probe): Promise<void> {
  const program = await programWith(probe, "products:read", "products:write");
  needLeave(probe, "changes the stock of a store");
  const { visitor, as } = program;
  const { productId: id } = await probe.shop.oneBuyable();
  const before = await visitor.ask(programStoreStockCall, { id }, as);
  const [place] = before.stores;
  if (place === undefined) throw new NotTried("It needs a store.");
  const { store } = place;
  const wanted = {
    ...before,
    stores: before.stores.map((one) => (one.store === store ? { ...one, stock: one.stock + 3 } : one)),
  };
  const parcels = await stockOf(program, id);
  const asked = { id, store, stock: place.stock + 3 };
  try {
    for (const time of ["once", "twice"]) {
      const set = await visitor.ask(programSetStoreStockCall, asked, as);
      demandSame(set, wanted, `The stores of which one's stock was set ${time}`);
    }
    for (const stock of [-1, 1.5]) {
      await visitor.refused(programSetStoreStockCall, { ...asked, stock }, { ...as, status: 422 });
    }
    const now = await visitor.ask(programStoreStockCall, { id }, as);
    demandSame(now, wanted, "The stores after numbers that were refused");
    demandSame(await stockOf(program, id), parcels, "The stock of parcels after that of a store was set");
  } finally {
    await visitor.send(programSetStoreStockCall, { ...asked, stock: place.stock }, as);
  }
  await visitor.refused(programStoreStockCall, { id: noProduct }, { ...as, status: 404 });
  await visitor.refused(programSetStoreStockCall, { ...asked, id: noProduct }, { ...as, status: 404 });
  await visitor.refused(programSetStoreStockCall, { ...asked, store: "no-such-store" }, { ...as, status: 404 });
}

async function movesStock(probe: Probe): Promise<void> {
  const program = await programWith(probe, "orders:read", "orders:write", "orders:refund", "products:read");
  const { visitor, as } = program;
  const { productId: id } = await probe.shop.oneBuyable();
  const before = await stockOf(program, id);
  const cancelled = await newOrder(probe, program);
  await visitor.ask(programCancelCall, { number: cancelled.order.number, key: newKey(), pieces: all }, as);
  demandSame(await stockOf(program, id), before, "The stock after an order was placed and cancelled");
  const { order, line } = await newOrder(probe, program);
  const { number } = order;
  const noParcel = { carrier: "", trackingNumber: "", trackingLink: "" };
  await visitor.ask(programShipCall, { number, key: newKey(), pieces: all, ...noParcel }, as);
  demandSame(await stockOf(program, id), before - line.quantity, "The stock after an order was shipped");
  const back = { number, pieces: { [line.id]: 1 }, ground: "goodwill" } as const;
  await visitor.ask(programReturnCall, { ...back, key: newKey(), isRestocked: 0 }, as);
  demandSame(
    await stockOf(program, id),
    before - line.quantity,
    "The stock after goods came back that are not sold on",
  );
  const again = { ...back, key: newKey(), isRestocked: 1 } as const;
  for (const time of ["once", "twice"]) {
    await visitor.ask(programReturnCall, again, as);
    const wanted = before - line.quantity + 1;
    demandSame(await stockOf(program, id), wanted, `The stock after goods that are sold on were told back ${time}`);
  }
}

const nothing = { id: "", since: "", endpoint: "", isFailedOnly: false } as const;
/** A moment in the future, since which nothing has happened. */
const farAhead = "2999-01-01T00:00:00.000Z";

async function listsFailed(probe: Probe): Promise<void> {
  const { visitor, as } = await programWith(probe, "webhooks:read");
  const { failed, next } = await visitor.ask(programFailedWebhooksCall, { cursor: "" }, as);
  const names = failed.map(({ id, endpoint }) => `${id} to ${endpoint}`);
  demandSame(new Set(names).size, names.length, "How many different messages are listed");
  if (next !== null) {
    const { failed: more } = await visitor.ask(programFailedWebhooksCall, { cursor: next }, as);
    const twice = more.find(({ id, endpoint }) => names.includes(`${id} to ${endpoint}`));
    demand(twice === undefined, `The message ${twice?.id} is listed twice.`);
  }
  const bad = { cursor: "no list has given this" };
  await visitor.refused(programFailedWebhooksCall, bad, { ...as, status: 422 });
}

async function replays(probe: Probe): Promise<void> {
  const { visitor, as, scopes } = await programWith(probe, "webhooks:write");
  const wrong = [nothing, { ...nothing, since: "no moment" }, { ...nothing, id: "msg_1", since: farAhead }];
  for (const request of wrong) await visitor.refused(programReplayCall, request, { ...as, status: 422 });
  const none = [
    { ...nothing, since: farAhead },
    { ...nothing, id: "no-such-message" },
    { ...nothing, since: "2000-01-01T00:00:00.000Z", endpoint: "no-such-receiver" },
  ];
  for (const request of none) {
    const { sent } = await visitor.ask(programReplayCall, request, as);
    demandSame(sent, 0, `Messages that were sent for ${JSON.stringify(request)}`);
  }
  if (!scopes.includes("webhooks:read") || !probe.mayOrder) return;
  const [failed] = (await visitor.ask(programFailedWebhooksCall, { cursor: "" }, as)).failed;
  if (failed === undefined) return;
  const { id, endpoint } = failed;
  const { sent } = await visitor.ask(programReplayCall, { ...nothing, id, endpoint }, as);
  // Nothing is sent to a receiver that is turned off.
  if (sent === 0) return;
  demandSame(sent, 1, "How often one message was sent to one receiver");
  const { failed: left } = await visitor.ask(programFailedWebhooksCall, { cursor: "" }, as);
  demand(
    !left.some((one) => one.id === id && one.endpoint === endpoint && one.givenUpAt === failed.givenUpAt),
    `The message ${id} was sent again, and is still listed as given up.`,
  );
}

/** The checks of programs' stock and webhook calls. */
export const programGoodsChecks: readonly Check[] = [
  { id: "programs.stock", section: "api+", title: "sets the stock of a product to a number", run: setsStock },
  {
    id: "programs.store-stock",
    section: "api+",
    title: "sets what a store has of a product to a number, and nothing else",
    run: setsStoreStock,
  },
  {
    id: "programs.stock-moves",
    section: "api+",
    title: "puts back into the stock what is sold on, and only that",
    run: movesStock,
  },
  { id: "programs.failed", section: "api+", title: "lists each message that was given up once", run: listsFailed },
  { id: "programs.replay", section: "api+", title: "sends again the messages that are named", run: replays },
];
