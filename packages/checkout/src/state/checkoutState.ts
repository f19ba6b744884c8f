import type { CartState } from "@torg/cart/state";
import type { PostalDigitsProblem } from "@torg/format";
import type { Client, Schedule } from "@torg/http";
import type { StoreApi } from "zustand/vanilla";
import type { CheckoutData, CustomerType, TrackingEvent } from "../domain/checkoutData.ts";
import type { CustomerField, CustomerForm } from "../domain/customer/customerForm.ts";
import type { OrderFaults, OrderErrorTexts } from "../domain/orderPlaces.ts";
import type { CheckoutChoices } from "../domain/checkoutChoices.ts";
import type { ProviderDelivery } from "../domain/providerPayment.ts";

export type { CheckoutChoices } from "../domain/checkoutChoices.ts";

/**
 * The problem with the postal code: our code, or the server's message (null if it gave none). "in-the-way" replaces
 * either when the visitor tries to order anyway.
 */
export type PostalCodeError =
  | { readonly code: PostalDigitsProblem | "in-the-way" }
  | { readonly code?: undefined; readonly text: string | null };

/** The problems with an order: ours by code, and the server's messages by place. */
export interface OrderErrors extends OrderFaults {
  /** The order changed while it waited for an update, and was not sent. */
  readonly isOutdated?: boolean;
  /** The latest message or newsletter choice could not be saved, and the order was not sent without it. */
  readonly isUnsaved?: boolean;
  /** The server's message about the order as a whole; null if it gave none, absent if it was not asked. */
  readonly message?: string | null;
  /** What was wrong at the attempt itself, before any of it was corrected. */
  readonly first: OrderFaults;
  /** Incremented with every attempt, so that the same problem can be announced again. */
  readonly attempt: number;
}

/** The problems with an order, before the attempt is numbered. */
export type RefusedOrder = Omit<OrderErrors, "attempt" | "first">;

/** Shows on the page why an order was not placed. */
export type RefuseOrder = (trouble: RefusedOrder) => void;

/** A payment on its provider's page, as the checkout shows it. */
export interface PaymentElsewhere {
  /** The address of that page; null if the provider has given none. */
  readonly address: string | null;
  /** Everything shown of the order, as one string. */
  readonly shown: string;
  /** The obstacles, by place. */
  readonly obstacles: OrderErrorTexts;
}

/** The state that the parts of the checkout show. */
export interface CheckoutSnapshot {
  readonly data: CheckoutData;
  readonly choices: CheckoutChoices;
  /** False until the server has answered, unless the page came with a checkout. */
  readonly isLoaded: boolean;
  /** The checkout could not be read, and has not been read before. */
  readonly isUnread: boolean;
  /** False while any call is pending, and until the payment is displayed. */
  readonly checkoutIsEnabled: boolean;
  /** Whether the last change has produced a new checkout; false if it failed. */
  readonly isUpdated: boolean;
  /** Whether the last choice could not be sent, and the earlier one is shown again. */
  readonly isChoiceLost: boolean;
  /** Whether the visitor, or one of the visitor's pages, has chosen the payment type. */
  readonly isPaymentChosen: boolean;
  readonly checkoutHandler: string | null;
  readonly totalCartSumInclVatOre: number;
  readonly selectedDeliveryTypePriceOre: number | null;
  readonly isPostalCodeRequired: boolean;
  readonly postalCodeError: PostalCodeError | null;
  readonly paymentError: string | null;
  /** Whether the chosen payment could not be shown at all, which keeps the checkout disabled. */
  readonly isPaymentMissing: boolean;
  readonly orderErrors: OrderErrors | null;
  /** Whether an order is waiting until the checkout is updated, is being sent, or neither. */
  readonly orderPhase: "none" | "waiting" | "sending";
  /** Whether the latest message or newsletter choice could not be saved, though the server has a call for it. */
  readonly isUnsaved: boolean;
  /** The text saved last, and whether that has just happened. */
  readonly orderMessage: { readonly saved: string; readonly isJustSaved: boolean };
  readonly login: { readonly isBusy: boolean; readonly problem: { readonly text: string | null } | null };
}

/** A payment that a provider has embedded in the page. */
export interface PaymentEmbed {
  readonly suspend: () => void;
  readonly resume: () => void;
}

/** The options of a checkout state; only the client is required. */
export interface CheckoutStateOptions {
  readonly client: Client;
  /** The checkout that the page came with; its choices count as the visitor's own. */
  readonly initial?: CheckoutData;
  /** Opens a provider's page or an order's confirmation. Default: nothing; `CheckoutRoot` opens it in the window. */
  readonly redirect?: (url: string) => void;
  /** Default: nothing; `CheckoutRoot` loads the page again. */
  readonly reload?: () => void;
  /**
   * Called with the tracking events of each response, once per response. They may be passed on to third parties only
   * with the visitor's marketing consent, which the page must ask for.
   */
  readonly onTracking?: (events: readonly TrackingEvent[]) => void;
  readonly now?: () => Date;
  /** Runs a function later and returns a function that cancels it. Default: `setTimeout`. */
  readonly schedule?: Schedule;
}

/** The checkout of a page: its state, and the visitor's actions. None of its methods reject. */
export interface CheckoutState extends Pick<StoreApi<CheckoutSnapshot>, "getState" | "getInitialState" | "subscribe"> {
  /**
   * Reads the checkout, which another tab may have changed; does nothing while a provider's checkout is embedded. A
   * failure leaves the earlier one, and changes made here meanwhile take precedence.
   */
  readonly refresh: () => Promise<void>;
  readonly chooseCustomerType: (customerType: CustomerType) => Promise<void>;
  readonly chooseCountry: (countryCode: string) => Promise<void>;
  /** Arrow keys choose every option on their way through a group, so only the last choice within a moment is sent. */
  readonly choosePaymentType: (paymentTypeId: string) => void;
  /** Chooses a delivery type with its first shipping option. */
  readonly chooseDelivery: (value: number) => void;
  readonly chooseShippingOption: (value: number, key: string) => void;
  readonly submitPostalCode: (typed: string) => Promise<void>;
  /** Whether the postal code field shows a refused code, so that nothing can be ordered. */
  readonly isPostalCodeInTheWay: () => boolean;
  /** Shows at that field why nothing is ordered, and moves the focus there. */
  readonly stopAtPostalCode: () => void;
  /** Saves the message when it differs from the saved one. */
  readonly saveOrderMessage: (message: string) => Promise<void>;
  readonly subscribeNewsletter: (isWanted: boolean) => Promise<void>;
  /** Retries saving the latest message and newsletter choice. */
  readonly saveAgain: () => Promise<void>;
  readonly logIn: (email: string, password: string) => Promise<void>;
  /**
   * Validates the form and places the order that the snippet stands for. While the checkout is being updated the order
   * waits. The form is then read again, and refused if it shows another order than the one at the press, or has been
   * replaced by another payment (null).
   */
  readonly placeOrder: (form: CustomerForm | (() => CustomerForm | null)) => Promise<void>;
  /**
   * Navigates to the page where a payment is made, like placing an order: after pending updates, with message and
   * newsletter saved, and not if the order differs from the one shown (null: no such payment is shown). Resolves to
   * false if there is no address.
   */
  readonly payElsewhere: (read: () => PaymentElsewhere | null) => Promise<boolean>;
  /** Removes the problem of a field as soon as its value in the given form is valid. */
  readonly mendField: (name: CustomerField, form: CustomerForm) => Promise<void>;
  /** Shows at the problems' places why nothing is ordered, and moves the focus there. */
  readonly refuseOrder: (faults: Partial<OrderFaults>) => void;
  /** Sends a delivery chosen in a provider's checkout. */
  readonly chooseProviderDelivery: (selection: ProviderDelivery) => Promise<void>;
  /**
   * Shows a payment provider's error; the checkout is enabled again, unless `keepsDisabled` is set or something else
   * holds it.
   */
  readonly showPaymentError: (message: string | null, options?: { readonly keepsDisabled: boolean }) => void;
  /** Disables the checkout until the returned function is called. A caller about to leave the page does not call it. */
  readonly hold: () => () => void;
  /** Opens another page. */
  readonly leave: (url: string) => void;
  /** Merges a part of the checkout into the known data. */
  readonly apply: (part: Readonly<Record<string, unknown>>) => void;
  /** Keeps the checkout disabled while the cart is changing, and reloads the page when the cart becomes empty. */
  readonly followCart: (cart: CartState) => () => void;
  readonly setEmbed: (embed: PaymentEmbed | null) => void;
  readonly checkout: {
    /** Reads the checkout. A failure leaves the earlier one. */
    readonly initializeSnippet: () => Promise<void>;
    readonly setCheckoutIsEnabled: (isEnabled: boolean) => void;
  };
}
