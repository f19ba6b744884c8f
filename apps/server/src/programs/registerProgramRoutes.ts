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
import type { DeskOrder } from "@torg/desk/domain";
import type { Call } from "@torg/http";
import type { FastifyInstance } from "fastify";
import type { BuyingContext } from "../buying/BuyingContext.ts";
import { performDeskAct } from "../desk/orders/performDeskAct.ts";
import { findOrderId, loadDeskOrder } from "../desk/orders/loadDeskOrder.ts";
import { findStoreByCode, readStock, readStockOfStores, setStock } from "../desk/products/productStock.ts";
import { type RequestedDeskAct, wantedActs } from "../desk/orders/requestedActs.ts";
import { Refusal, refuse } from "../http/responses/Refusal.ts";
import { writeOperatorLog } from "../operators/writeOperatorLog.ts";
import { deskTexts } from "../texts/deskTexts.ts";
import { programTexts } from "../texts/programTexts.ts";
import { listFailed, replay } from "../webhooks/webhookQueries.ts";
import { listChangedOrders } from "./listChangedOrders.ts";
import { registerProgramCall } from "./registerProgramCall.ts";
import type { Scope } from "./programToken.ts";

type ProgramContext = Pick<BuyingContext, "db" | "jobs" | "payments" | "limits">;

/** Whether a request lists no lines and so means all pieces; a line with zero pieces counts as listed. */
const meansAll = (request: object): boolean =>
  "pieces" in request &&
  typeof request.pieces === "object" &&
  request.pieces !== null &&
  Object.keys(request.pieces).length === 0;

function withAllPieces(wanted: RequestedDeskAct): RequestedDeskAct {
  const { act } = wanted;
  return "pieces" in act ? { ...wanted, act: { ...act, pieces: "all" } } : wanted;
}

function registerAct<Q extends { readonly number: string; readonly key: string }>(
  server: FastifyInstance,
  context: ProgramContext,
  {
    call,
    scope,
    wanted,
  }: {
    readonly call: Call<Q, DeskOrder>;
    readonly scope: Scope;
    readonly wanted: (request: Q) => RequestedDeskAct | Refusal;
  },
): void {
  registerProgramCall(server, context, {
    call,
    scope,
    async answer({ request, program: { id, name } }) {
      const act = wanted(request);
      if (act instanceof Refusal) return act;
      const doer = { operatorId: null, name, role: "administrator", details: { token: name } } as const;
      const { number, key } = request;
      return performDeskAct(
        context,
        { number, key: `api:${id}:${key}` },
        {
          doer,
          wanted: meansAll(request) ? withAllPieces(act) : act,
        },
      );
    },
  });
}

function registerActs(server: FastifyInstance, context: ProgramContext): void {
  const [write, refund] = ["orders:write", "orders:refund"] as const;
  registerAct(server, context, { call: programPickCall, scope: write, wanted: wantedActs.pick });
  registerAct(server, context, { call: programShipCall, scope: write, wanted: wantedActs.ship });
  registerAct(server, context, { call: programDeliverCall, scope: write, wanted: wantedActs.deliver });
  registerAct(server, context, { call: programCancelCall, scope: write, wanted: wantedActs.cancel });
  registerAct(server, context, { call: programReturnCall, scope: refund, wanted: wantedActs.return });
  registerAct(server, context, { call: programCreditCall, scope: refund, wanted: wantedActs.credit });
}

function registerOrders(server: FastifyInstance, context: ProgramContext): void {
  const { db } = context;
  registerProgramCall(server, context, {
    call: programOrdersCall,
    scope: "orders:read",
    answer: async ({ request }) =>
      (await listChangedOrders(db, request.cursor)) ?? refuse(422, programTexts.cursorRefused),
  });
  registerProgramCall(server, context, {
    call: programOrderCall,
    scope: "orders:read",
    async answer({ request: { number } }) {
      const orderId = await findOrderId(db, number);
      const order = orderId === null ? null : await loadDeskOrder(db, orderId, "administrator");
      return order ?? refuse(404, deskTexts.noOrder);
    },
  });
}

async function stockOfStores(db: ProgramContext["db"], id: number) {
  const product = await readStock(db, id);
  if (product === null) return refuse(404, programTexts.noProduct);
  const stores = await readStockOfStores(db, id);
  const { article, name } = product;
  return {
    id,
    article,
    name,
    stores: stores.map(({ code, name: storeName, stock }) => ({ store: code, name: storeName, stock })),
  };
}

function registerStock(server: FastifyInstance, context: ProgramContext): void {
  registerProgramCall(server, context, {
    call: programStockCall,
    scope: "products:read",
    answer: async ({ request }) => (await readStock(context.db, request.id)) ?? refuse(404, programTexts.noProduct),
  });
  registerProgramCall(server, context, {
    call: programSetStockCall,
    scope: "products:write",
    async answer({ request, program }) {
      const doer = { operatorId: null, details: { token: program.name } };
      const set = await setStock(context, { ...request, doer });
      return set.ok ? set.product : refuse(404, programTexts.noProduct);
    },
  });
  registerProgramCall(server, context, {
    call: programStoreStockCall,
    scope: "products:read",
    answer: ({ request }) => stockOfStores(context.db, request.id),
  });
  registerProgramCall(server, context, {
    call: programSetStoreStockCall,
    scope: "products:write",
    async answer({ request: { id, store, stock }, program }) {
      const storeId = await findStoreByCode(context.db, store);
      if (storeId === null) return refuse(404, programTexts.noStore);
      const doer = { operatorId: null, details: { token: program.name } };
      await setStock(context, { id, storeId, stock, doer });
      return stockOfStores(context.db, id);
    },
  });
}

/** Failed messages per list. */
const failedAtOnce = 100;

function registerWebhooks(server: FastifyInstance, context: ProgramContext): void {
  const { db } = context;
  registerProgramCall(server, context, {
    call: programFailedWebhooksCall,
    scope: "webhooks:read",
    async answer({ request: { cursor } }) {
      if (!/^\d{0,15}$/.test(cursor)) return refuse(422, programTexts.cursorRefused);
      const failed = await listFailed(db, { after: Number(cursor), limit: failedAtOnce + 1 });
      const shown = failed.slice(0, failedAtOnce);
      return {
        failed: shown.map(({ cursor: _cursor, at, givenUp, ...rest }) => ({
          ...rest,
          at: at.toISOString(),
          givenUpAt: givenUp.toISOString(),
        })),
        next: failed.length > shown.length ? String(shown.at(-1)?.cursor) : null,
      };
    },
  });
  registerProgramCall(server, context, {
    call: programReplayCall,
    scope: "webhooks:write",
    async answer({ request: { id, since, endpoint, isFailedOnly }, program }) {
      const from = since === "" ? null : new Date(since);
      const isOne = (id === "") !== (from === null) && !Number.isNaN(from?.getTime() ?? 0);
      if (!isOne) return refuse(422, programTexts.replayOne);
      const wanted = { messageId: id || null, since: from, endpoint: endpoint || null, isFailedOnly };
      const sent = await db.transaction().execute(async (transaction) => {
        const count = await replay(transaction, wanted);
        const details = { token: program.name, count };
        await writeOperatorLog(transaction, { operatorId: null, event: "webhooks-replayed", details });
        return count;
      });
      return { sent };
    },
  });
}

/** Serves the calls with which programs do what operators do, each requiring the scope of a token. */
export function registerProgramRoutes(server: FastifyInstance, context: ProgramContext): void {
  registerOrders(server, context);
  registerActs(server, context);
  registerStock(server, context);
  registerWebhooks(server, context);
}
