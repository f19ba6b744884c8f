import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import * as z from "zod";
import type { Database } from "../../database/Database.ts";
import { swishTexts } from "../../texts/swishTexts.ts";
import { standInTexts } from "../../texts/standInTexts.ts";
import {
  notFound,
  type StandIn,
  type StandInAnswer,
  standInBuyer,
  standInHost,
  type StandInRequest,
} from "../standIns/StandIn.ts";
import {
  decideStandIn,
  findStandIn,
  moveStandInMoney,
  openStandIn,
  rewriteStandIn,
  type StandInPayment,
} from "../standIns/standInStore.ts";
import type { SwishAccess } from "./createSwish.ts";

const amount = z.string().regex(/^\d{1,12}\.\d{2}$/);

const requestSchema = z.object({
  payeePaymentReference: z.string().regex(/^[\dA-Za-z-]{1,35}$/),
  callbackUrl: z.url(),
  payeeAlias: z.string().regex(/^123\d{7}$/),
  amount,
  currency: z.literal("SEK"),
  message: z.string().regex(swishTexts.messageForm),
  /** Added by the stand-in: the id in the address, the token, and whether the shop has cancelled the payment. */
  id: z.string().default(""),
  token: z.string().default(""),
  isCalledOff: z.boolean().default(false),
});

const refundSchema = z.object({
  originalPaymentReference: z.string().min(1),
  callbackUrl: z.url(),
  payerAlias: z.string().regex(/^123\d{7}$/),
  amount,
  currency: z.literal("SEK"),
});

/** How long a payment can be approved, in milliseconds. */
const timeoutMs = 3 * 60_000;

const toOre = (kronor: string): number => Math.round(Number(kronor) * 100);

const refused = (errorCode: string): StandInAnswer => ({
  status: 422,
  body: [{ errorCode, errorMessage: errorCode, additionalInformation: null }],
});

const created = (path: string, headers: Readonly<Record<string, string>> = {}): StandInAnswer => ({
  status: 201,
  body: undefined,
  headers: { location: `${swishAccess.host}${path}`, ...headers },
});

/** The bank's reference of a payment, from which the id can be recovered. */
const bankReference = (id: string): string => id.split("").toReversed().join("");

const isLate = ({ state, created_at: since }: StandInPayment): boolean =>
  state === "open" && since.getTime() < Date.now() - timeoutMs;

/** The state of a payment, and Swish's code if it failed. */
function stateOf(payment: StandInPayment): readonly [status: string, errorCode: string | null] {
  if (requestSchema.parse(payment.body).isCalledOff) return ["CANCELLED", null];
  if (payment.state === "failed") return ["ERROR", "RF07"];
  if (isLate(payment)) return ["ERROR", "TM01"];
  return payment.state === "open" ? ["CREATED", null] : ["PAID", null];
}

function paymentResponse(payment: StandInPayment) {
  const { isCalledOff: _isCalledOff, token: _token, ...request } = requestSchema.parse(payment.body);
  const [status, errorCode] = stateOf(payment);
  const isPaid = status === "PAID";
  return {
    ...request,
    amount: Number(request.amount),
    payerAlias: isPaid ? standInBuyer.mobile.slice(1) : null,
    paymentReference: isPaid ? bankReference(payment.id) : null,
    status,
    dateCreated: payment.created_at.toISOString(),
    datePaid: isPaid ? payment.created_at.toISOString() : null,
    errorCode,
    errorMessage: errorCode,
  };
}

/** Captures an approved payment at once. */
async function takeApproved(db: Kysely<Database>, payment: StandInPayment): Promise<void> {
  if (payment.state !== "authorised") return;
  const heldOre = toOre(requestSchema.parse(payment.body).amount);
  await moveStandInMoney(db, payment, { kind: "capture", amountOre: heldOre, key: payment.id, heldOre });
}

async function open({ body, db, path }: StandInRequest, id: string): Promise<StandInAnswer> {
  const request = requestSchema.safeParse(body);
  if (!request.success) return refused("PA01");
  if (toOre(request.data.amount) < 100) return refused("AM06");
  if ((await findStandIn(db, "swish", id)) !== null) return refused("RP09");
  const token = randomBytes(16).toString("hex");
  // The shop's reference in its own format, by which it finds the payment.
  const key = id.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  await openStandIn(db, "swish", { id, key, body: { ...request.data, id, token } });
  return created(path, { paymentrequesttoken: token });
}

const cancelSchema = z.array(
  z.object({ op: z.literal("replace"), path: z.literal("/status"), value: z.literal("cancelled") }),
);

async function cancelRequest({ body, db }: StandInRequest, payment: StandInPayment): Promise<StandInAnswer> {
  if (!cancelSchema.safeParse(body).success) return refused("PA01");
  const isOpen = stateOf(payment)[0] === "CREATED";
  if (!isOpen || !(await decideStandIn(db, payment, "failed"))) return refused("RP07");
  const noted = { ...requestSchema.parse(payment.body), isCalledOff: true };
  await rewriteStandIn(db, payment, noted);
  return { status: 200, body: paymentResponse({ ...payment, body: noted }) };
}

async function answerPayment(request: StandInRequest, id: string): Promise<StandInAnswer> {
  const { method, db } = request;
  if (method === "PUT") return open(request, id);
  const payment = await findStandIn(db, "swish", id);
  if (payment === null) return notFound;
  if (method === "PATCH") return cancelRequest(request, payment);
  await takeApproved(db, payment);
  return { status: 200, body: paymentResponse(payment) };
}

async function answerRefund({ method, body, db, path }: StandInRequest, id: string): Promise<StandInAnswer> {
  const move = db.selectFrom("stand_in_move").selectAll().where("provider", "=", "swish").where("request_key", "=", id);
  const existing = await move.executeTakeFirst();
  if (method === "GET") {
    if (existing === undefined) return notFound;
    return { status: 200, body: { id, status: "PAID", amount: existing.amount_ore / 100, currency: "SEK" } };
  }
  const refund = refundSchema.safeParse(body);
  if (!refund.success) return refused("PA01");
  if (existing !== undefined) return refused("RP09");
  const payment = await findStandIn(db, "swish", bankReference(refund.data.originalPaymentReference));
  if (payment === null) return refused("RF02");
  const heldOre = toOre(requestSchema.parse(payment.body).amount);
  const amountOre = toOre(refund.data.amount);
  return (await moveStandInMoney(db, payment, { kind: "refund", amountOre, key: id, heldOre }))
    ? created(path)
    : refused("RF08");
}

const answer: StandIn["answer"] = async (request) => {
  const [, kind, id = ""] =
    /^\/swish-cpcapi\/api\/v[12]\/(paymentrequests|refunds)\/([0-9A-F]{32})$/.exec(request.path) ?? [];
  if (kind === undefined) return notFound;
  return kind === "refunds" ? answerRefund(request, id) : answerPayment(request, id);
};

/** The access that the shop uses with this stand-in. */
export const swishAccess: SwishAccess = {
  host: standInHost("swish"),
  number: "1231181189",
  certificate: undefined,
};

/** Responds as Swish Handel does for payments approved in the app. */
export const swishStandIn: StandIn = {
  hosts: ["swish"],
  answer,
  webhook: (payment) => ({ query: "", headers: {}, payload: paymentResponse(payment) }),
  objection: async (payment) => (stateOf(payment)[0] === "CREATED" ? null : standInTexts.gone),
  script: null,
  payButtonLabel: "pay",
  hasOwnCancelButton: false,
};
