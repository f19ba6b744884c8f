import { pageAddress } from "@torg/pages/contract";
import { confirmWithdrawalCall, startWithdrawalCall } from "@torg/returns/contract";
import { chooseLines } from "@torg/returns/domain";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import { registerCall } from "../../http/registerCall.ts";
import { Refusal, refuse } from "../../http/responses/Refusal.ts";
import { refuseField, refuseMalformed } from "../../http/responses/refuseForm.ts";
import type { ShopContext } from "../../context/ShopContext.ts";
import { serviceTexts } from "../../texts/serviceTexts.ts";
import { lookUpOrder, readOrder } from "../findOrder.ts";
import { leftText } from "../piecesLeft.ts";
import { readServiceDraft, writeServiceDraft } from "../serviceDraft.ts";
import { readReceipt, withdraw } from "./withdraw.ts";

/** Serves the withdrawal from a purchase: the lookup, and the declaration itself. Needs no login and no reason. */
export function registerWithdrawalRoutes(server: FastifyInstance, context: ShopContext): void {
  const { db, limits, jobs } = context;
  registerCall(server, startWithdrawalCall, {
    async answer({ request, visit }) {
      const order = await lookUpOrder(context, request, visit.address);
      if (order instanceof Refusal) return order;
      const begun = { withdrawal_order_id: order.orderId, withdrawal_name: request.name, withdrawal_id: null };
      await writeServiceDraft(db, await visit.ensure(), begun);
      return { order };
    },
    onInvalid: (errors) => refuseMalformed(errors, serviceTexts.withdrawalFields),
    formPage: () => pageAddress("withdrawal"),
    redirectTo: () => pageAddress("withdrawalConfirm"),
    ignoresReturnTo: true,
  });
  registerCall(server, confirmWithdrawalCall, {
    async answer({ request, visit }) {
      const session = await visit.find();
      const draft = await readServiceDraft(db, session);
      const order = await readOrder(db, draft?.withdrawal_order_id ?? null);
      if (session === null || order === null) return refuse(409, serviceTexts.withdrawalLapsed);
      const isWhole = Object.keys(request.products).length === 0;
      const choice = isWhole ? { ok: true as const, lines: null } : chooseLines(order.products, request.products);
      if (!choice.ok) {
        return refuseField("products", serviceTexts.choices[choice.problem.code]);
      }
      const declared = { order, name: draft?.withdrawal_name ?? "", lines: choice.lines };
      // Counted as a letter but never refused: the law gives the right to withdraw, and to a receipt for it.
      const onStored = async (transaction: Kysely<Database>) =>
        void (await limits.take("letters", { mailbox: order.orderEmail }, transaction));
      const id = await withdraw(db, jobs, { ...declared, onStored });
      if (typeof id !== "number") {
        return refuseField("products", leftText(serviceTexts.alreadyWithdrawn, id));
      }
      await writeServiceDraft(db, session, { withdrawal_id: id });
      const receipt = await readReceipt(db, id);
      return receipt === null ? refuse(409, serviceTexts.withdrawalLapsed) : { receipt };
    },
    formPage: () => pageAddress("withdrawal"),
    redirectTo: () => pageAddress("withdrawalReceipt"),
    ignoresReturnTo: true,
  });
}
