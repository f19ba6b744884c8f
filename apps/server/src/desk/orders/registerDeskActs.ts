import { cancelCall, creditCall, deliverCall, deskPages, pickCall, returnCall, shipCall } from "@torg/desk/contract";
import type { DeskOrder, OrderTask } from "@torg/desk/domain";
import type { Call } from "@torg/http";
import type { FastifyInstance } from "fastify";
import { Refusal } from "../../http/responses/Refusal.ts";
import type { Operator } from "../../operators/Operator.ts";
import { deskTexts } from "../../texts/deskTexts.ts";
import { performDeskAct, type DeskContext } from "./performDeskAct.ts";
import { registerDeskCall } from "../registerDeskCall.ts";
import { type RequestedDeskAct, wantedActs } from "./requestedActs.ts";

/** The order of an act, and the number of acts it had when viewed. */
interface ToOrder {
  readonly number: string;
  readonly version: number;
}

/**
 * Performs an act for an operator. Its key is the number of acts they saw: sent twice it is done once, and if two
 * operators do different things at once, the second is asked to look again.
 */
const performFor = (
  context: DeskContext,
  { number, version }: ToOrder,
  { operator, wanted }: { readonly operator: Operator; readonly wanted: RequestedDeskAct },
): Promise<DeskOrder | Refusal> =>
  performDeskAct(
    context,
    { number, key: `desk:${version}` },
    { doer: { ...operator, operatorId: operator.id }, wanted },
  );

function register<Q extends ToOrder>(
  server: FastifyInstance,
  context: DeskContext,
  {
    call,
    task,
    wanted,
  }: {
    readonly call: Call<Q, DeskOrder>;
    readonly task: OrderTask;
    readonly wanted: (request: Q) => RequestedDeskAct | Refusal;
  },
): void {
  registerDeskCall(server, context.db, {
    call,
    task,
    answer: async ({ request, operator }) => {
      const act = wanted(request);
      return act instanceof Refusal ? act : performFor(context, request, { operator, wanted: act });
    },
    redirectTo: ({ number }) => deskPages.order(number),
    message: ({ number }) => deskTexts.done[task](number),
  });
}

/** Serves the acts on an order at the desk, each through the order's life cycle. */
export function registerDeskActs(server: FastifyInstance, context: DeskContext): void {
  register(server, context, { call: pickCall, task: "pick", wanted: wantedActs.pick });
  register(server, context, { call: shipCall, task: "ship", wanted: wantedActs.ship });
  register(server, context, { call: deliverCall, task: "deliver", wanted: wantedActs.deliver });
  register(server, context, { call: cancelCall, task: "cancel", wanted: wantedActs.cancel });
  register(server, context, { call: returnCall, task: "return", wanted: wantedActs.return });
  register(server, context, { call: creditCall, task: "credit", wanted: wantedActs.credit });
}
