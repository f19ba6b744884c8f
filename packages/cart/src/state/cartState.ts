import type { Client, Schedule } from "@torg/http";
import type { StoreApi } from "zustand/vanilla";
import type { CartEvents } from "../contract/cartEvents.ts";
import type { AdditionProblem } from "../domain/buying/additionProblem.ts";
import type { BuyPhase } from "../domain/buying/buyButton.ts";
import type { Cart, CartLine, CartTotals, EmptyStateCategory } from "../domain/cart.ts";
import type { Addition } from "../domain/buying/cartChange.ts";
import type { OptimisticCart } from "../domain/buying/productLines.ts";
import type { ShownLine } from "../domain/cartSync.ts";

/** The progress of an addition on this page, for one product and variant. */
export interface PurchaseProgress {
  readonly phase: BuyPhase;
  readonly problem: PurchaseProblem | null;
}

/** Why an addition is not what was asked for: the server's message about it, or a code derived from its cart. */
export type PurchaseProblem =
  | { readonly code: "refused"; readonly serverMessage: string }
  | { readonly code: AdditionProblem };

/** The box for discount codes: a problem is the server's message, or null when it gave none. */
export interface DiscountBoxState {
  readonly isBusy: boolean;
  readonly problem: { readonly text: string | null; readonly isRemoval: boolean } | null;
}

/** The dialog after an addition at a page-supplied address; it opens before its content is loaded. */
export interface AddedDialogState {
  readonly html: string | null;
  /** `isUnconfirmed`: the server has not said whether it was added. */
  readonly error: { readonly text: string | null; readonly isUnconfirmed?: boolean } | null;
}

/** The state that the parts of the cart show. */
export interface CartSnapshot {
  /** The cart in the server's last response. Totals are shown from here, also while changes are pending. */
  readonly cart: Cart;
  /** The lines with the quantities that the visitor has asked for. */
  readonly lines: readonly ShownLine[];
  /** The cart that buy buttons depend on. */
  readonly optimisticCart: OptimisticCart;
  readonly totals: CartTotals;
  /** False until the server has answered, unless the page came with a cart. */
  readonly isLoaded: boolean;
  /** The cart could not be read, and has not been read before. */
  readonly isUnread: boolean;
  /** Changes are pending: totals are not updated, ordering is off. */
  readonly isPending: boolean;
  readonly isOpen: boolean;
  /** Number of additions on this page that the alert announces; those with the dialog are not counted. */
  readonly addedCount: number;
  readonly addedDialog: AddedDialogState | null;
  readonly purchases: Readonly<Record<string, PurchaseProgress>>;
  readonly discountBox: DiscountBoxState;
  /** The links of the empty cart; null before they have been requested. */
  readonly categories: readonly EmptyStateCategory[] | null;
}

/** The options of a cart state; only the client is required. */
export interface CartStateOptions {
  readonly client: Client;
  /** The cart that the page came with. */
  readonly initial?: Cart;
  /** True on the checkout page: responses then include the checkout as well. */
  readonly refreshCheckout?: boolean;
  /** Notifies the page, usually with a DOM event on `window`. */
  readonly emit?: <Name extends keyof CartEvents>(name: Name, detail: CartEvents[Name]) => void;
  /** Called with a response that includes the checkout. */
  readonly onCheckoutAnswer?: (answer: Readonly<Record<string, unknown>>) => void;
  /** Called with the cart read after a quantity update; `trackingItems` converts it for tracking scripts. */
  readonly onUpdated?: (cart: Cart) => void;
  /** Runs a function later and returns a function that cancels it. Default: `setTimeout`. */
  readonly schedule?: Schedule;
}

/** The cart of a page: its state, and the visitor's actions. None of its methods reject. */
export interface CartState extends Pick<StoreApi<CartSnapshot>, "getState" | "getInitialState" | "subscribe"> {
  /** Reads the cart. A failure leaves the earlier cart. */
  readonly refresh: () => Promise<void>;
  /** Sets the quantity of a line; 0 removes it. */
  readonly changeQuantity: (line: Pick<CartLine, "rowId">, quantity: number) => void;
  /** Restores a removed line with its earlier quantity, on top of anything added meanwhile. */
  readonly restore: (line: Pick<CartLine, "productId" | "variantId" | "quantity">) => void;
  /** Adds one of a product to whatever the cart holds. Settles when the server has answered. */
  readonly add: (addition: Addition) => Promise<void>;
  /** Adds at an address that page data supplies, and opens the dialog that the server's response fills. */
  readonly addAt: (address: string, addition: Addition) => Promise<void>;
  readonly closeAddedDialog: () => void;
  /** Opens or closes the cart; opening an empty one fetches its links. */
  readonly toggle: (isOpen?: boolean) => void;
  readonly loadCategories: () => Promise<void>;
  readonly discounts: {
    readonly fetchDiscounts: () => Promise<void>;
    /** Adds a code; resolves to whether it was applied. */
    readonly store: (wish: { readonly campaignCode: string; readonly refreshCheckout: boolean }) => Promise<boolean>;
    readonly remove: (wish: { readonly code: string; readonly refreshCheckout: boolean }) => Promise<boolean>;
  };
}
