import type { Client } from "@torg/http";
import type { StoreApi } from "zustand/vanilla";
import type { CartEvents } from "../contract/cartEvents.ts";
import type { AdditionProblem } from "../domain/buying/additionProblem.ts";
import type { BuyPhase } from "../domain/buying/buyButton.ts";
import type { Cart, CartLine, CartTotals, EmptyStateCategory } from "../domain/cart.ts";
import type { Addition, AnticipatedCart } from "../domain/buying/cartChange.ts";
import type { ShownLine } from "../domain/cartSync.ts";

/** How an addition went on this page, for one product and variant. */
export interface PurchaseProgress {
  readonly phase: BuyPhase;
  readonly problem: PurchaseProblem | null;
}

/** Why an addition is not what was asked for: what the server said about it, or what its cart shows. */
export type PurchaseProblem =
  | { readonly code: "refused"; readonly serverMessage: string }
  | { readonly code: AdditionProblem };

/** The box for discount codes: a problem is the server's sentence, or null when it gave none. */
export interface DiscountBoxState {
  readonly isBusy: boolean;
  readonly problem: { readonly text: string | null; readonly isRemoval: boolean } | null;
}

/** The dialog after an addition at a page-supplied address; it is open before its content has come. */
export interface AddedDialogState {
  readonly html: string | null;
  /** `isUnconfirmed`: the server has not said whether it was added. */
  readonly error: { readonly text: string | null; readonly isUnconfirmed?: boolean } | null;
}

/** What the parts of the cart show. */
export interface CartSnapshot {
  /** The cart as the server said it last. Totals are shown from here, also while changes are on their way. */
  readonly cart: Cart;
  /** The lines with the quantities that the visitor has asked for. */
  readonly lines: readonly ShownLine[];
  /** What buy buttons count on. */
  readonly anticipated: AnticipatedCart;
  readonly totals: CartTotals;
  /** False until the server has answered, or the page has brought a cart along. */
  readonly isLoaded: boolean;
  /** The server could not say what is in the cart, and has not said it before. */
  readonly isUnread: boolean;
  /** Changes are on their way: totals are held, ordering is off. */
  readonly isPending: boolean;
  readonly isOpen: boolean;
  /** Additions on this page that the alert tells of; those with the dialog are not counted. */
  readonly addedCount: number;
  readonly addedDialog: AddedDialogState | null;
  readonly purchases: Readonly<Record<string, PurchaseProgress>>;
  readonly discountBox: DiscountBoxState;
  /** The links of the empty cart; null before they have been asked for. */
  readonly categories: readonly EmptyStateCategory[] | null;
}

/** What a cart state needs from the page; everything but the client may be left out. */
export interface CartStateOptions {
  readonly client: Client;
  /** The cart that the page has brought along. */
  readonly initial?: Cart;
  /** True on the checkout page: the server then answers the checkout as well. */
  readonly refreshCheckout?: boolean;
  /** Tells the page, usually as a DOM event on `window`. */
  readonly emit?: <Name extends keyof CartEvents>(name: Name, detail: CartEvents[Name]) => void;
  /** Called with an answer that holds the checkout as well. */
  readonly onCheckoutAnswer?: (answer: Readonly<Record<string, unknown>>) => void;
  /** Called with the cart as read after a quantity update; `trackingItems` makes of it what measuring scripts take. */
  readonly onUpdated?: (cart: Cart) => void;
  /** Runs something later and gives a way to call it off. Default: `setTimeout`. */
  readonly schedule?: (run: () => void, milliseconds: number) => () => void;
}

/** A cart on a page: what it shows, and what a visitor can do with it. Nothing here rejects. */
export interface CartState extends Pick<StoreApi<CartSnapshot>, "getState" | "getInitialState" | "subscribe"> {
  /** Reads the cart. A failure leaves the earlier cart. */
  readonly refresh: () => Promise<void>;
  /** Asks for a quantity of a line; 0 removes it. */
  readonly changeQuantity: (line: Pick<CartLine, "rowId">, quantity: number) => void;
  /** Puts a removed line back with the quantity that it had, on top of what has been added meanwhile. */
  readonly restore: (line: Pick<CartLine, "productId" | "variantId" | "quantity">) => void;
  /** Adds one of a product to whatever the cart holds. Settles when the server has answered. */
  readonly add: (addition: Addition) => Promise<void>;
  /** Adds at an address that page data supplies, with the dialog that the server's answer fills. */
  readonly addAt: (address: string, addition: Addition) => Promise<void>;
  readonly closeAddedDialog: () => void;
  /** Opens or closes the cart; opening an empty one fetches its links. */
  readonly toggle: (isOpen?: boolean) => void;
  readonly loadCategories: () => Promise<void>;
  readonly discounts: {
    readonly fetchDiscounts: () => Promise<void>;
    /** Adds a code; says whether it was applied. */
    readonly store: (wish: { readonly campaignCode: string; readonly refreshCheckout: boolean }) => Promise<boolean>;
    readonly remove: (wish: { readonly code: string; readonly refreshCheckout: boolean }) => Promise<boolean>;
  };
}
