import * as z from "zod/mini";
import { companyBuyer } from "./companyBuyer.ts";
import { formBody } from "./formBody.ts";

/** Retries until the response is not a server error, as a patient client does. */
export type PatientAsk = (path: string, init: RequestInit) => Promise<Response>;

/** A request of a buyer on the way to an order. */
export interface BuyerStep {
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

/** A visitor with its own session that sends requests over the network as the shop's scripts do. */
export interface PatientBuyer {
  readonly cookie: string;
  /** The response to a step; rejects with `StepRefused` unless the shop did what was requested. */
  readonly take: (step: BuyerStep) => Promise<unknown>;
}

/** The shop did not do what a buyer requested. */
export class StepRefused extends Error {
  override readonly name = "StepRefused";
}

const form = "application/x-www-form-urlencoded";
const json = "application/json";
const tokenSchema = z.object({ token: z.string() });
const lineSchema = z.object({ products: z.tuple([z.object({ row_id: z.string() })]) });
const orderSchema = z.object({ order_id: z.int() });

/** The cable that every buyer orders two of, and the total for both with delivery, in öre. */
export const boughtCable = { productId: 1304, quantity: 2, totalOre: 59_800 } as const;

const cables = `products[${boughtCable.productId}]`;

const linesOf = (fields: Readonly<Record<string, unknown>>): BuyerStep => ({
  path: "/checkoutv3/products/update",
  type: form,
  body: formBody({ refresh_checkout: 0, [`${cables}[quantity]`]: boughtCable.quantity, ...fields }),
});

const choice = (name: string, fields: Readonly<Record<string, unknown>>): BuyerStep => ({
  path: `/checkoutv3/${name}`,
  type: json,
  body: JSON.stringify(fields),
});

/** A company, its postal code and its delivery. */
const companyChoices = [
  choice("checkoutv3/update_customer_type", { customer_type: "company" }),
  choice("deliverytypes/update_postal_code", { postal_code: "12747" }),
  choice("deliverytypes/update", { delivery_type_id: 2 }),
];

const paymentChoice = (id: string): BuyerStep => ({
  path: "/checkoutv3/paymentTypes/update",
  type: form,
  body: formBody({ payment_type_id: id }),
});

/** Starts a visit. */
export async function startSession(ask: PatientAsk): Promise<PatientBuyer> {
  const visit = await ask("/api/internal/csrf-token", {});
  const cookie = visit.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const { token } = tokenSchema.parse(await visit.json());
  const headers = { cookie, "x-csrf-token": token, "x-requested-with": "XMLHttpRequest", accept: json };
  return {
    cookie,
    async take({ path, type, body }) {
      const answer = await ask(path, { method: "POST", headers: { ...headers, "content-type": type }, body });
      const text = await answer.text();
      if (answer.status !== 200) throw new StepRefused(`${path} was answered ${answer.status}: ${text}`);
      return JSON.parse(text);
    },
  };
}

/**
 * Puts cables into the cart and chooses buyer type, delivery and payment. A retried addition adds again; setting the
 * quantity of its row afterwards corrects that.
 */
export async function prepareOrder({ take }: PatientBuyer, paymentTypeId: string): Promise<void> {
  const { products } = lineSchema.parse(await take(linesOf({})));
  await take(linesOf({ [`${cables}[row_id]`]: products[0].row_id }));
  for (const step of [...companyChoices, paymentChoice(paymentTypeId)]) await take(step);
}

/** Orders by invoice and gives the order number. A retry gives the same number. */
export async function orderByInvoice({ take }: PatientBuyer, email: string): Promise<number> {
  const order_total = String(boughtCable.totalOre / 100);
  const body = formBody({ ...companyBuyer, user_email: email, order_total });
  return orderSchema.parse(await take({ path: "/checkout/manual_payment", type: form, body })).order_id;
}

/** The id of payment by invoice. */
export const invoice = "5";
