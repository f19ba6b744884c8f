import type { CartState } from "@torg/cart/state";
import type { PostalDigitsProblem } from "@torg/format";
import type { Client } from "@torg/http";
import type { StoreApi } from "zustand/vanilla";
import type { CheckoutData, CustomerType, TrackingEvent } from "../domain/checkoutData.ts";
import type { CustomerField, CustomerForm } from "../domain/customer/customerForm.ts";
import type { OrderFaults, OrderTexts } from "../domain/orderPlaces.ts";
import type { CheckoutChoices } from "../domain/shownOrder.ts";
import type { ProviderDelivery } from "../domain/providerPayment.ts";

export type { CheckoutChoices } from "../domain/shownOrder.ts";

/**
 * What is wrong with the postal code: a code of ours, or the server's sentence (null: it gave none). "in-the-way" is
 * said of either when somebody goes on to order all the same.
 */
export type PostalCodeTrouble =
  | { readonly code: PostalDigitsProblem | "in-the-way" }
  | { readonly code?: undefined; readonly text: string | null };

/** What is wrong with an order: problems of ours by code, and the server's sentences by place. */
export interface OrderTrouble extends OrderFaults {
  /** What was ordered became something else while the order waited for an update, and was not sent. */
  readonly isOutdated?: boolean;
  /** The last word about message or newsletter could not be saved, and the order was not sent without it. */
  readonly isUnsaved?: boolean;
  /** The server's sentence about the order as a whole; null when it gave none, absent when it was not asked. */
  readonly message?: string | null;
  /** Rises with every attempt, so that the same trouble can be announced again. */
  readonly attempt: number;
}

/** A payment on a page of its provider's, as the page of the checkout shows it. */
export interface PaymentElsewhere {
  /** Where it is made; null where the provider has given no place. */
  readonly address: string | null;
  /** Everything that is shown of the order, as one text. */
  readonly shown: string;
  /** What stands in its way, by place. */
  readonly obstacles: OrderTexts;
}

/** What the parts of the checkout show. */
export interface CheckoutSnapshot {
  readonly data: CheckoutData;
  readonly choices: CheckoutChoices;
  /** False until the server has answered, or the page has brought a checkout along. */
  readonly isLoaded: boolean;
  /** False while anything is on its way, and until the payment is displayed. */
  readonly checkoutIsEnabled: boolean;
  /** Whether the last change has brought a new checkout; one that failed has not. */
  readonly isUpdated: boolean;
  /** Whether the last choice could not be sent, and what is shown is the earlier one again. */
  readonly isChoiceLost: boolean;
  /** Whether the visitor, or a page of the visitor's, has chosen the way to pay. */
  readonly isPaymentChosen: boolean;
  readonly checkoutHandler: string | null;
  readonly totalCartSumInclVatOre: number;
  readonly selectedDeliveryTypePriceOre: number | null;
  readonly isPostalCodeRequired: boolean;
  readonly postalCodeTrouble: PostalCodeTrouble | null;
  readonly paymentError: string | null;
  /** Whether the chosen payment could not be shown at all, which keeps the checkout disabled. */
  readonly isPaymentMissing: boolean;
  readonly orderTrouble: OrderTrouble | null;
  /** Whether an order waits until the checkout is updated, is on its way, or neither. */
  readonly orderPhase: "none" | "waiting" | "sending";
  /** Whether the last word about message or newsletter could not be saved, though the server has a call for it. */
  readonly isUnsaved: boolean;
  /** The text that was saved last, and whether that has just happened. */
  readonly orderMessage: { readonly saved: string; readonly isJustSaved: boolean };
  readonly login: { readonly isBusy: boolean; readonly problem: { readonly text: string | null } | null };
}

/** A payment that a provider has put on the page. */
export interface PaymentEmbed {
  readonly suspend: () => void;
  readonly resume: () => void;
}

/** What a checkout state needs from the page; everything but the client may be left out. */
export interface CheckoutStateOptions {
  readonly client: Client;
  /** The checkout that the page has brought along; its choices count as the visitor's own. */
  readonly initial?: CheckoutData;
  /** Opens a provider's page or the confirmation of an order. Default: nothing; `CheckoutRoot` opens it in the window. */
  readonly redirect?: (url: string) => void;
  /** Default: nothing; `CheckoutRoot` loads the page again. */
  readonly reload?: () => void;
  /**
   * Hears the measuring events of each answer, once per answer. They may be handed on to others only with the visitor's
   * consent to marketing, which is the page's to ask for.
   */
  readonly onTracking?: (events: readonly TrackingEvent[]) => void;
  readonly now?: () => Date;
  /** Runs something later and gives a way to call it off. Default: `setTimeout`. */
  readonly schedule?: (run: () => void, milliseconds: number) => () => void;
}

/** A checkout on a page: what it shows, and what a visitor can do with it. Nothing here rejects. */
export interface CheckoutState extends Pick<StoreApi<CheckoutSnapshot>, "getState" | "getInitialState" | "subscribe"> {
  /**
   * Reads the checkout, which another tab may have changed; nothing while a provider's part stands on the page. A failure
   * leaves the earlier one, and what is changed here meanwhile goes before.
   */
  readonly refresh: () => Promise<void>;
  readonly chooseCustomerType: (customerType: CustomerType) => Promise<void>;
  readonly chooseCountry: (countryCode: string) => Promise<void>;
  /** Arrow keys choose on their way through a group, so the last choice of a moment is the one that is sent. */
  readonly choosePaymentType: (paymentTypeId: string) => void;
  /** Chooses a delivery type with its first shipping option. */
  readonly chooseDelivery: (value: number) => void;
  readonly chooseShippingOption: (value: number, key: string) => void;
  readonly submitPostalCode: (typed: string) => Promise<void>;
  /** Whether the field for the postal code shows one that was refused, so that nothing can be ordered. */
  readonly isPostalCodeInTheWay: () => boolean;
  /** Says at that field why nothing is ordered, and leads there. */
  readonly stopAtPostalCode: () => void;
  /** Saves the message when it differs from the saved one. */
  readonly saveOrderMessage: (message: string) => Promise<void>;
  readonly subscribeNewsletter: (isWanted: boolean) => Promise<void>;
  /** Tries once more to save the last word about message and newsletter. */
  readonly saveAgain: () => Promise<void>;
  readonly logIn: (email: string, password: string) => Promise<void>;
  /**
   * Checks the form and places the order that the snippet stands for. While the checkout is being updated the order
   * waits; the form is then read again, and refused when it shows another order than the one that was pressed for, or
   * has given way to another way to pay (null).
   */
  readonly placeOrder: (form: CustomerForm | (() => CustomerForm | null)) => Promise<void>;
  /**
   * Leads to the page where a payment is made, as an order is placed: after any update, with the last word about message
   * and newsletter, and not when the order is another than what the page shows (null: it shows no such payment). Answers
   * false when there is nowhere to lead to.
   */
  readonly payElsewhere: (read: () => PaymentElsewhere | null) => Promise<boolean>;
  /** Takes back what was said of a field as soon as the form, as it stands now, is right there. */
  readonly mendField: (name: CustomerField, form: CustomerForm) => Promise<void>;
  /** Says at its places why nothing is ordered, and leads there. */
  readonly refuseOrder: (faults: Partial<OrderFaults>) => void;
  /** A delivery that was chosen in a provider's checkout. */
  readonly chooseProviderDelivery: (selection: ProviderDelivery) => Promise<void>;
  /** A payment provider's error; the checkout is usable again, unless told otherwise or held by something else. */
  readonly showPaymentError: (message: string | null, options?: { readonly keepsDisabled: boolean }) => void;
  /** Disables the checkout until the function that it gives is called, or for good when the page is about to be left. */
  readonly hold: () => () => void;
  /** Opens another page. */
  readonly leave: (url: string) => void;
  /** Lays a part of the checkout over what is known. */
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
