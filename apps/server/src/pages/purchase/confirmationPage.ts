import { type ConfirmationPageData, pageAddress } from "@torg/pages/contract";
import { loadOrderEvents, orderProgressOf } from "../../fulfilment/acts/orderProgressOf.ts";
import { deliveryTime } from "../../orders/placed/deliveryTime.ts";
import { isOfAccount } from "../../orders/placed/isOfAccount.ts";
import { loadOrderedGoods } from "../../orders/placed/loadConfirmedOrder.ts";
import { loadPickupStore } from "../../orders/placed/pickupStore.ts";
import { placedOrderOf } from "../../orders/placed/placedOrderOf.ts";
import { storeThanked } from "../../orders/placed/recentOrder.ts";
import { isSameSecret } from "../../secrets/isSameSecret.ts";
import { pageTexts } from "../../texts/pageTexts.ts";
import { orderRecalls } from "../catalogue/findRecalls.ts";
import type { FoundPage, PageBody } from "../pageBody.ts";
import type { MovedPage, PageInput } from "../PageInput.ts";
import { toId } from "../toId.ts";

/** Redirects to the confirmation page of an order. */
export const redirectToConfirmation = (orderId: number): MovedPage => ({
  redirect: pageAddress("confirmation", orderId),
  status: 303,
});

/** The provider of a payment, and the reference that the page shows. */
interface ShownPayment {
  readonly provider: string;
  readonly reference: string;
}

/** A placed order, with its goods for as long as the page shows them. */
type OrderConfirmation = Pick<ConfirmationPageData, "order" | "progress"> & {
  readonly kind: "order";
  readonly orderId: number;
  readonly state: "placed" | "cancelled";
};

/** What the confirmation page is about. */
export type Confirmation =
  | (OrderConfirmation & {
      /** The payment in the address of the page. */
      readonly payment?: ShownPayment;
      readonly recalls?: ConfirmationPageData["recalls"];
    })
  /** A payment that is still being checked, or has led to no order. */
  | { readonly kind: "payment"; readonly payment: ShownPayment; readonly state: "checking" | "refused" }
  /** A payment that waits for the buyer's app, or failed there. */
  | {
      readonly kind: "app";
      readonly payment: ShownPayment;
      readonly state: "waiting" | "failed";
      readonly app: NonNullable<ConfirmationPageData["app"]>;
    };

/** Hours that the confirmation page shows the ordered goods; the mail has them for good. */
const shownFor = 24;

/** The placed order, for the session that placed it recently or for a visitor with the order's own key. */
export async function placedOrder(
  { context: { db }, visit, url }: PageInput,
  orderId: number,
): Promise<OrderConfirmation | null> {
  // Asked first: a login that has ended takes its orders out of the session.
  const session = await visit.find();
  const order = await db.selectFrom("order").selectAll().where("id", "=", orderId).executeTakeFirst();
  if (order === undefined) return null;
  const hasKey = isSameSecret(url.searchParams.get("key") ?? "", order.access_token);
  const isOwn = session !== null && order.session_id === session.id;
  // Being logged in with the order's address is proof enough, like the key from the mail.
  const isProved = hasKey || (await isOfAccount(db, session?.customer_id ?? null, order));
  if (!isOwn && !isProved) return null;
  const isRecent = order.created_at.getTime() > Date.now() - shownFor * 3_600_000;
  const goods = isProved || isRecent ? await loadOrderedGoods(db, orderId) : null;
  const progress = goods && orderProgressOf(order, goods.lines, await loadOrderEvents(db, [orderId]));
  if (order.state === "cancelled") return { kind: "order", orderId, state: "cancelled", order: null, progress };
  if (isOwn && order.thanked_at === null) await storeThanked(db, order.id);
  return {
    kind: "order",
    orderId,
    state: "placed",
    order:
      goods &&
      placedOrderOf({
        ...goods,
        order,
        deliveryTime: await deliveryTime(db, order),
        store: await loadPickupStore(db, order.store_id),
      }),
    progress,
  };
}

/** The confirmation page of an order: only for the session that placed it, or with the order's own key. */
export async function confirmationPage(input: PageInput): Promise<FoundPage> {
  const id = toId(input.parts[0]);
  const placed = id === null ? null : await placedOrder(input, id);
  if (placed === null) return null;
  const recalls = placed.order === null ? [] : await orderRecalls(input.context, { orderId: placed.orderId });
  return confirmationBody({ ...placed, recalls: [...recalls] });
}

/** The page of a confirmation. */
export function confirmationBody(confirmation: Confirmation): PageBody {
  const { kind, state, payment = { provider: null, reference: null } } = confirmation;
  const common = { page: "confirmation", state, ...payment } as const;
  if (kind === "order") {
    const { orderId, order, progress, recalls = [] } = confirmation;
    const thanks = order?.isQuote === true ? pageTexts.quote.confirmation : pageTexts.confirmation;
    const heading = state === "placed" ? thanks : pageTexts.payment.cancelled;
    return { heading, body: { ...common, orderId, order, progress, app: null, recalls } };
  }
  const { reference: orderId } = confirmation.payment;
  const app = kind === "app" ? confirmation.app : null;
  const unplaced = { orderId, order: null, progress: null, recalls: [] };
  return { heading: pageTexts.payment[confirmation.state], body: { ...common, ...unplaced, app } };
}
