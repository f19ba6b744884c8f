import {
  deskLogCall,
  deskOrderCall,
  deskOrdersCall,
  deskPages,
  noteCall,
  operatorLogInCall,
  operatorLogOutCall,
  retryMoneyCall,
} from "@torg/desk/contract";
import { type OperatorLogin, operatorLoginProblems, readOrderFilter } from "@torg/desk/domain";
import type { FastifyInstance } from "fastify";
import type { BuyingContext } from "../buying/BuyingContext.ts";
import { Refusal, refuse } from "../http/responses/Refusal.ts";
import { refuseField, refuseForm } from "../http/responses/refuseForm.ts";
import { registerCall } from "../http/registerCall.ts";
import { createOperatorCheck } from "../operators/createOperatorCheck.ts";
import { giveDeskCookie, takeDeskCookie } from "../operators/deskCookie.ts";
import { deskToken, readDeskCookie } from "../sessions/deskSecret.ts";
import { listOperatorLog } from "../operators/listOperatorLog.ts";
import { writeOperatorLog } from "../operators/writeOperatorLog.ts";
import { endOperatorSession, findOperator } from "../operators/operatorSessions.ts";
import { deskTexts } from "../texts/deskTexts.ts";
import { serviceTexts } from "../texts/serviceTexts.ts";
import { registerDeskCall } from "./registerDeskCall.ts";
import { findOrderId, loadDeskOrder } from "./orders/loadDeskOrder.ts";
import { listDeskOrders } from "./orders/listDeskOrders.ts";
import { registerDeskProducts } from "./products/registerDeskProducts.ts";
import { registerDeskCodes } from "./codes/registerDeskCodes.ts";
import { registerDeskReviews } from "./reviews/registerDeskReviews.ts";
import { registerDeskFailures } from "./failures/registerDeskFailures.ts";
import { registerDeskCases } from "./cases/registerDeskCases.ts";
import { registerDeskActs } from "./orders/registerDeskActs.ts";
import { maxNoteLength, writeNote } from "./orders/writeNote.ts";

type DeskRoutesContext = Pick<BuyingContext, "db" | "config" | "jobs" | "limits" | "payments">;

/** The errors of a login by field; null when it may be tried. */
function wrongFields(login: OperatorLogin): Readonly<Record<string, string[]>> | null {
  const { email, password, code } = operatorLoginProblems(login);
  const texts = {
    ...(email === undefined ? {} : { email: [serviceTexts.emailProblems[email]] }),
    ...(password === undefined ? {} : { password: [serviceTexts.passwordProblems[password]] }),
    ...(code === undefined ? {} : { code: [deskTexts.codeProblems[code]] }),
  };
  return Object.keys(texts).length === 0 ? null : texts;
}

function registerLogin(server: FastifyInstance, context: DeskRoutesContext): void {
  const { db } = context;
  const check = createOperatorCheck(context);
  registerCall(server, operatorLogInCall, {
    async answer({ request, visit, raw, reply }) {
      const wrong = wrongFields(request);
      if (wrong !== null) return refuseForm(wrong);
      const operator = await check(request, visit.address);
      if (operator instanceof Refusal) return operator;
      if (operator === null) {
        server.security.record("authn_login_fail", raw, "the desk");
        return refuse(422, deskTexts.loginRefused);
      }
      // Logs out the previous operator of this browser.
      await endOperatorSession(db, readDeskCookie(raw));
      const { name, role, secret } = operator;
      giveDeskCookie(reply, secret);
      server.security.record("authn_login_success", raw, "the desk");
      return { name, role, token: deskToken(secret) };
    },
    redirectTo: () => deskPages.orders,
  });
  registerCall(server, operatorLogOutCall, {
    async answer({ raw, reply }) {
      const secret = readDeskCookie(raw);
      const operator = await findOperator(db, secret);
      await endOperatorSession(db, secret);
      takeDeskCookie(reply);
      if (operator !== null) await writeOperatorLog(db, { operatorId: operator.id, event: "logout" });
      return { ended: true };
    },
    redirectTo: () => deskPages.logIn,
    ignoresReturnTo: true,
    message: () => deskTexts.loggedOut,
  });
}

function registerReading(server: FastifyInstance, { db }: DeskRoutesContext): void {
  registerDeskCall(server, db, {
    call: deskOrdersCall,
    task: "see-orders",
    async answer({ request: { search, filter, after } }) {
      const { orders, next } = await listDeskOrders(db, { search, filter: readOrderFilter(filter), after });
      return { orders: [...orders], next };
    },
  });
  registerDeskCall(server, db, {
    call: deskLogCall,
    task: "see-log",
    answer: ({ request }) => listOperatorLog(db, request.after),
  });
  registerDeskCall(server, db, {
    call: deskOrderCall,
    task: "see-orders",
    async answer({ request: { number }, operator }) {
      const orderId = await findOrderId(db, number);
      const order = orderId === null ? null : await loadDeskOrder(db, orderId, operator.role);
      return order ?? refuse(404, deskTexts.noOrder);
    },
  });
}

function registerNotes(server: FastifyInstance, { db }: DeskRoutesContext): void {
  registerDeskCall(server, db, {
    call: noteCall,
    task: "note",
    async answer({ request, operator }) {
      const orderId = await findOrderId(db, request.number);
      if (orderId === null) return refuse(404, deskTexts.noOrder);
      const text = request.text.trim();
      if (text === "") return refuseField("text", deskTexts.noteMissing);
      if (text.length > maxNoteLength) {
        return refuseField("text", deskTexts.noteTooLong(maxNoteLength));
      }
      await writeNote(db, { orderId, operatorId: operator.id, version: request.version, text });
      return (await loadDeskOrder(db, orderId, operator.role)) ?? refuse(404, deskTexts.noOrder);
    },
    redirectTo: ({ number }) => deskPages.order(number),
    message: ({ number }) => deskTexts.done.note(number),
  });
}

function registerMoney(server: FastifyInstance, { db, jobs }: DeskRoutesContext): void {
  registerDeskCall(server, db, {
    call: retryMoneyCall,
    task: "retry-money",
    async answer({ request: { number }, operator }) {
      const orderId = await findOrderId(db, number);
      if (orderId === null) return refuse(404, deskTexts.noOrder);
      await db.transaction().execute(async (transaction) => {
        await jobs.add("order-money", orderId, { db: transaction });
        await writeOperatorLog(transaction, { operatorId: operator.id, event: "retry-money", orderId });
      });
      return (await loadDeskOrder(db, orderId, operator.role)) ?? refuse(404, deskTexts.noOrder);
    },
    redirectTo: ({ number }) => deskPages.order(number),
    message: ({ number }) => deskTexts.done.money(number),
  });
}

/** Serves the calls of the desk. */
export function registerDeskRoutes(server: FastifyInstance, context: DeskRoutesContext): void {
  registerLogin(server, context);
  registerReading(server, context);
  registerDeskActs(server, context);
  registerNotes(server, context);
  registerMoney(server, context);
  registerDeskCases(server, context);
  registerDeskFailures(server, context);
  registerDeskReviews(server, context);
  registerDeskCodes(server, context);
  registerDeskProducts(server, context);
}
