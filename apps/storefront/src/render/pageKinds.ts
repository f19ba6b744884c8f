import type { PageName } from "@torg/pages/contract";

/** When the forms of a page need script of their own (`wireForms`): at once, or once somebody touches or has filled them. */
export type FormsScript = "now" | "touched";

/** What a kind of page asks of its frame, and of whoever loads it. */
export interface PageKind {
  /** The name of its style sheet in `styles/`. */
  readonly sheet: string;
  /** Whether it has forms that send the session's token. */
  readonly hasToken?: boolean;
  /** Whether the cart is read with it. */
  readonly hasCart?: boolean;
  /** Set where its forms have script of their own. */
  readonly forms?: FormsScript;
  /** Whether it gives way to the word that the shop sells nothing, where that is so. */
  readonly isSelling?: boolean;
  /** Set on the way of a purchase: the cart opens no panel there, and an order has no bar that leads to the checkout. */
  readonly purchase?: "cart" | "order";
}

const plain = { sheet: "plain" } as const;
const service = { sheet: "service" } as const;
/** A page with a way in or out. */
const account = { ...service, hasToken: true, forms: "now" } as const;

/** What each kind of page declares; what it shows stands in `pageView`. */
export const pageKinds: Readonly<Record<PageName, PageKind>> = {
  home: { sheet: "home" },
  listing: { sheet: "listing" },
  product: { sheet: "product" },
  cart: { sheet: "cart", hasToken: true, hasCart: true, isSelling: true, purchase: "cart" },
  checkout: { sheet: "checkout", hasToken: true, hasCart: true, isSelling: true, purchase: "order", forms: "touched" },
  confirmation: { ...plain, purchase: "order", forms: "now" },
  compare: { sheet: "compare" },
  brands: plain,
  stores: { sheet: "stores" },
  store: { sheet: "stores" },
  content: plain,
  not_found: plain,
  returns: { ...service, hasToken: true },
  withdrawal: { ...service, hasToken: true },
  review: { ...service, hasToken: true },
  review_complete: service,
  review_refusal: service,
  login: account,
  account,
  account_data: account,
};
