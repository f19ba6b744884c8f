import type { OrderPart } from "@torg/checkout/domain";
import type { CustomerProblems } from "@torg/checkout/domain/customer";
import type { LimitRefusal } from "../../http/responses/Refusal.ts";

/** Why an order was not placed. */
export type OrderObstacle =
  /** Selling is paused. */
  | { readonly code: "selling-paused" }
  | { readonly code: "cart-empty" }
  | { readonly code: "fields"; readonly fields: CustomerProblems }
  | { readonly code: "not-for-sale"; readonly name: string }
  | { readonly code: "oversold"; readonly name: string }
  | { readonly code: "max-reached"; readonly max: number; readonly name: string }
  /** `discountId`: the code that this buyer has used up; null when it is used up for everybody. */
  | { readonly code: "discount-used-up"; readonly label: string; readonly discountId: number | null }
  | { readonly code: "total-not-zero" }
  | { readonly code: "payment-unavailable" }
  /** The parts that differ from what the page showed; empty where that is not known. */
  | { readonly code: "cart-changed"; readonly parts: readonly OrderPart[] }
  | { readonly code: "cart-ordered" }
  | { readonly code: "postal-code-missing" }
  | { readonly code: "delivery-missing" }
  /** The goods are not delivered to the address; `texts` is what the shop says about it. */
  | { readonly code: "undeliverable"; readonly texts: readonly string[] }
  | { readonly code: "too-often"; readonly refusal: LimitRefusal };

/** A placed order, or why it was not placed. */
export type OrderResult =
  | { readonly ok: true; readonly orderId: number }
  | { readonly ok: false; readonly problem: OrderObstacle };
