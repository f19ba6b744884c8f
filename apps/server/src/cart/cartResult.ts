/** Why a cart was not changed. */
export type CartProblem =
  | { readonly code: "product-missing"; readonly productId: number }
  | { readonly code: "not-for-sale"; readonly productId: number }
  | { readonly code: "variant-missing"; readonly productId: number }
  /** Selling is paused. */
  | { readonly code: "selling-paused" }
  | { readonly code: "nothing-to-change" }
  | { readonly code: "max-reached"; readonly max: number }
  | { readonly code: "too-many-changes" }
  | { readonly code: "cart-full" }
  | { readonly code: "sold-out" };

/** A changed cart, or why it was not changed. A new cart has a new key. */
export type CartResult =
  | { readonly ok: true; readonly isNewCart: boolean }
  | { readonly ok: false; readonly problem: CartProblem };
