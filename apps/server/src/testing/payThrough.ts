import type { OrderingServer } from "./startOrderingServer.ts";
import type { TestVisitor } from "./createVisitor.ts";
import { companyBuyer } from "./companyBuyer.ts";
import { providerNamed } from "../providers/providers.ts";
import type { ProviderName } from "../providers/PaymentProvider.ts";

const paymentTypeIds: Readonly<Record<ProviderName, string>> = {
  klarna: "1",
  svea: "2",
  card: "3",
  wasa: "4",
  swish: "swish",
};

/** Valid input of a private buyer. */
export const privateBuyer = { ...companyBuyer, user_company: "", user_pnr: "", customer_type: "private" } as const;

/** Whether a provider's payments are approved in an app, after the shop's own form was sent. */
const isPaidInApp = (name: ProviderName): boolean => providerNamed(name)?.app !== undefined;

/** The state of a payment after the buyer has paid: payments in an app are captured at once. */
export const paidState = (name: ProviderName): "authorised" | "captured" =>
  isPaidInApp(name) ? "captured" : "authorised";

/** The address and headers of a provider's notification about a payment, as the stand-ins send it. */
export interface KnownPayment {
  readonly id: number;
  readonly reference: string;
  readonly noticeToken: string;
  readonly providerId: string;
}

/** A visitor with a product in the cart, and delivery and provider chosen. */
export async function readyToPay(
  shop: OrderingServer,
  name: ProviderName,
  { productId = 1304, quantity = 2 }: { readonly productId?: number; readonly quantity?: number } = {},
): Promise<TestVisitor> {
  const visitor = await shop.visit();
  await visitor.post("/checkoutv3/products/update", {
    [`products[${productId}][quantity]`]: quantity,
    refresh_checkout: 0,
  });
  await visitor.post("/checkoutv3/deliverytypes/update", { delivery_type_id: 2 }, "json");
  await visitor.post("/checkoutv3/paymentTypes/update", { payment_type_id: paymentTypeIds[name] });
  if (isPaidInApp(name)) await visitor.post("/checkout/manual_payment", privateBuyer);
  return visitor;
}

/** A visitor's payment with a provider for the current cart, as known to the shop and the stand-in. */
export async function paymentOf(shop: OrderingServer, visitor: TestVisitor, name: ProviderName): Promise<KnownPayment> {
  if (isPaidInApp(name)) await visitor.post("/checkout/manual_payment", privateBuyer);
  const payment = await shop.database.db
    .selectFrom("payment")
    .selectAll()
    .where("session_id", "=", visitor.sessionId)
    .where("provider", "=", name)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const standIn = await shop.database.db
    .selectFrom("stand_in_payment")
    .select("id")
    .where("provider", "=", name)
    .where("request_key", "=", payment.reference)
    .executeTakeFirstOrThrow();
  return {
    id: payment.id,
    reference: payment.reference,
    noticeToken: payment.notice_token,
    providerId: standIn.id,
  };
}

/** Presses a button of a stand-in. */
export async function pressStandIn(
  visitor: TestVisitor,
  name: ProviderName,
  wish: { readonly action: string; readonly notice?: string },
): Promise<{ readonly message?: string; readonly redirect?: string; readonly providerId?: string }> {
  const answer = await visitor.post(`/_providers/${name}/act`, { notice: "never", ...wish }, "json");
  return answer.json();
}
