import type { ShownPart } from "@torg/checkout/domain";
import type { CustomerProblems } from "@torg/checkout/domain/customer";
import type { LimitRefusal } from "../http/Refusal.ts";

/** Why an order was not placed. */
export type OrderObstacle =
  /** The shop sells nothing for now. */
  | { readonly code: "selling-paused" }
  | { readonly code: "cart-empty" }
  | { readonly code: "fields"; readonly fields: CustomerProblems }
  | { readonly code: "not-for-sale"; readonly name: string }
  | { readonly code: "oversold"; readonly name: string }
  | { readonly code: "max-reached"; readonly max: number; readonly name: string }
  /** `discountId`: the code that this very buyer has used up; null when nobody can use it. */
  | { readonly code: "discount-used-up"; readonly label: string; readonly discountId: number | null }
  | { readonly code: "total-not-zero" }
  | { readonly code: "payment-unavailable" }
  /** Which parts are others than the page has shown; none where that is not known. */
  | { readonly code: "cart-changed"; readonly parts: readonly ShownPart[] }
  | { readonly code: "cart-ordered" }
  | { readonly code: "postal-code-missing" }
  | { readonly code: "delivery-missing" }
  /** The goods are not delivered to the address; what the shop says of such a place. */
  | { readonly code: "undeliverable"; readonly texts: readonly string[] }
  | { readonly code: "too-often"; readonly refusal: LimitRefusal };

/** An order that stands, or why there is none. */
export type OrderResult =
  | { readonly ok: true; readonly orderId: number }
  | { readonly ok: false; readonly problem: OrderObstacle };

/** Carries a problem out of a transaction, which is undone by it. */
export class OrderRefusal extends Error {
  readonly problem: OrderObstacle;

  constructor(problem: OrderObstacle) {
    super(problem.code);
    this.problem = problem;
  }
}
