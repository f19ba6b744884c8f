import { randomBytes, randomUUID } from "node:crypto";
import * as z from "zod";
import type { ProviderFetch } from "../providers/providerHttp.ts";
import { type BankIdAct, ordersInMemory, type StandInOrder, type StandInOrders } from "./StandInOrders.ts";

/** A small simulation of BankID. */
export interface BankIdStandIn {
  readonly fetch: ProviderFetch;
  /** Performs a user's action in the app. */
  readonly act: (orderRef: string, act: BankIdAct) => Promise<void>;
}

/** Milliseconds within which the app has to be opened, and the code entered. */
const openWithin = 30_000;
const signWithin = 3 * 60_000;

/** The person who logs in at the stand-in; the number belongs to nobody. */
export const standInPerson = "190001010106";

const refusal = (status: number, errorCode: string): Response =>
  Response.json({ errorCode, details: errorCode }, { status });

const startSchema = z.object({ endUserIp: z.union([z.ipv4(), z.ipv6()]) });
const namedSchema = z.object({ orderRef: z.uuid() });

function collectResult({ startedAt, act }: StandInOrder, now: number) {
  const failed = (hintCode: string) => ({ status: "failed", hintCode });
  if (act === "cancel") return failed("userCancel");
  if (act === "block") return failed("certificateErr");
  if (act === null && now - startedAt > openWithin) return failed("startFailed");
  if (act === "sign") {
    const user = { personalNumber: standInPerson, name: "Test Testsson", givenName: "Test", surname: "Testsson" };
    return { status: "complete", completionData: { user } };
  }
  if (now - startedAt > signWithin) return failed("expiredTransaction");
  return { status: "pending", hintCode: act === null ? "outstandingTransaction" : "userSign" };
}

/**
 * Answers as BankID does: an order must be opened within 30 seconds and signed within three minutes, and its end is
 * reported once.
 */
export function createBankIdStandIn(now: () => number, orders: StandInOrders = ordersInMemory()): BankIdStandIn {
  const start = async (body: unknown): Promise<Response> => {
    if (!startSchema.safeParse(body).success) return refusal(400, "invalidParameters");
    const [orderRef, autoStartToken, qrStartToken] = [randomUUID(), randomUUID(), randomUUID()];
    await orders.put({ orderRef, autoStartToken, startedAt: now(), act: null });
    return Response.json({ orderRef, autoStartToken, qrStartToken, qrStartSecret: randomBytes(16).toString("hex") });
  };

  const collect = async (order: StandInOrder): Promise<Response> => {
    const answer = collectResult(order, now());
    if (answer.status !== "pending") await orders.drop(order.orderRef);
    return Response.json({ orderRef: order.orderRef, ...answer });
  };

  return {
    async fetch(url, { body }) {
      const sent: unknown = typeof body === "string" ? JSON.parse(body) : null;
      const call = new URL(url).pathname.replace("/rp/v6.0/", "");
      if (call === "auth") return start(sent);
      const orderRef = namedSchema.safeParse(sent).data?.orderRef ?? "";
      const order = await orders.find(orderRef);
      if (order === null) return refusal(400, "invalidParameters");
      if (call === "collect") return collect(order);
      await orders.drop(orderRef);
      return Response.json({});
    },
    async act(orderRef, act) {
      const order = await orders.find(orderRef);
      if (order !== null) await orders.put({ ...order, act });
    },
  };
}
