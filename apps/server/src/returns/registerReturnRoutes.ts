import { pageAddress } from "@torg/pages/contract";
import { findOrderCall, returnFields } from "@torg/returns/contract";
import type { FastifyInstance } from "fastify";
import type { CatalogueContext } from "../catalogue/CatalogueContext.ts";
import { registerCall } from "../http/registerCall.ts";
import { Refusal } from "../http/responses/Refusal.ts";
import { registerCaseRoute } from "./cases/registerCaseRoute.ts";
import { lookUpOrder } from "./findOrder.ts";
import { returnForm } from "./returnForm.ts";
import { writeServiceDraft } from "./serviceDraft.ts";

/** Serves the order lookup for a return, and the registration of returns and complaints. */
export function registerReturnRoutes(server: FastifyInstance, context: CatalogueContext): void {
  const { db } = context;
  registerCall(server, findOrderCall, {
    async answer({ request, visit }) {
      if (!returnForm.hasType(request.orderType)) return returnForm.refuse({ [returnFields.orderType]: [] });
      const order = await lookUpOrder(context, request, visit.address);
      if (order instanceof Refusal) return order;
      const session = await visit.ensure();
      await writeServiceDraft(db, session, { return_order_id: order.orderId, return_kind: request.orderType });
      return { order, orderType: request.orderType };
    },
    onInvalid: returnForm.refuse,
    formPage: () => pageAddress("returns"),
    redirectTo: () => returnForm.page,
  });
  void server.register(async (scope) => registerCaseRoute(scope, context));
}
