import { parsePostalDigits } from "@torg/format";
import { CallError } from "@torg/http";
import {
  postalCodeProblemSchema,
  showCheckoutCall,
  updateCountryCall,
  updateCustomerTypeCall,
  updateDeliveryTypeCall,
  updatePaymentTypeCall,
  updatePostalCodeCall,
} from "../contract/checkoutCalls.ts";
import type { BlockName } from "../domain/blocks.ts";
import { removeCorrected } from "../domain/orderPlaces.ts";
import { isEmbedded } from "../domain/paymentTypes.ts";
import type { CheckoutChoices, CheckoutState } from "./checkoutState.ts";
import type { CheckoutDependencies } from "./CheckoutDependencies.ts";
import { createChoiceQueue } from "./createChoiceQueue.ts";
import { createDebouncedChoice } from "./createDebouncedChoice.ts";

type Choices = Pick<
  CheckoutState,
  | "chooseCustomerType"
  | "chooseCountry"
  | "choosePaymentType"
  | "chooseDelivery"
  | "chooseShippingOption"
  | "chooseProviderDelivery"
  | "submitPostalCode"
  | "isPostalCodeInTheWay"
  | "stopAtPostalCode"
  | "refresh"
> & {
  readonly load: LoadCheckout;
  /** Sends delayed choices at once; returns whether there were any. */
  readonly flush: () => boolean;
};

/** Returns the actions for country, customer type, postal code, delivery and payment type. */
export function createChoices(dependencies: CheckoutDependencies): Choices {
  const { store, client, hold, apply, applyData, schedule } = dependencies;
  const { getState, setState } = store;
  const payment = createDebouncedChoice(schedule);
  const delivery = createDebouncedChoice(schedule);
  const isDelayed = (): boolean => payment.isDelayed() || delivery.isDelayed();
  const sendChoice = createChoiceQueue({ store, client, hold, applyData, isDelayed });

  const setChoice = (part: Partial<CheckoutChoices>, place: BlockName): void =>
    setState(({ choices, orderErrors }) => ({
      choices: { ...choices, ...part },
      orderErrors: removeCorrected(orderErrors, place),
    }));

  const chooseShippingOption = (value: number, key: string | null): void => {
    setChoice({ deliveryValue: value, shippingOptionId: key }, "delivery");
    delivery.delay(() => sendChoice(updateDeliveryTypeCall, { deliveryId: value, shippingOptionId: key }));
  };

  return {
    load: createLoad({ store, client, applyData }),
    refresh: createRefresh({ store, client, hold, applyData, isDelayed }),
    flush: () => [payment.flush(), delivery.flush()].includes(true),
    chooseCustomerType(customerType) {
      setChoice({ customerType }, "customer-type");
      return sendChoice(updateCustomerTypeCall, { customerType });
    },
    chooseCountry(countryCode) {
      setChoice({ countryCode }, "country");
      return sendChoice(updateCountryCall, { countryCode });
    },
    choosePaymentType(paymentTypeId) {
      setChoice({ paymentTypeId }, "payment-type");
      setState({ isPaymentChosen: true, paymentError: null });
      payment.delay(() => sendChoice(updatePaymentTypeCall, { paymentTypeId }));
    },
    chooseDelivery(value) {
      const option = getState().data.delivery?.options.find((candidate) => candidate.id === value);
      if (option !== undefined && !option.disabled) chooseShippingOption(value, option.shippingOptions[0]?.key ?? null);
    },
    chooseShippingOption,
    chooseProviderDelivery: (selection) => sendChoice(updateDeliveryTypeCall, selection),
    async submitPostalCode(typed) {
      const code = parsePostalDigits(typed);
      if (!code.ok) return setState({ postalCodeError: { code: code.code } });
      setState(({ orderErrors }) => ({
        postalCodeError: null,
        orderErrors: removeCorrected(orderErrors, "postal-code"),
      }));
      await sendChoice(updatePostalCodeCall, { postalCode: code.value }, createPostalCodeRefusal({ store, apply }));
    },
    isPostalCodeInTheWay: () => getState().isPostalCodeRequired && getState().postalCodeError !== null,
    stopAtPostalCode: () => setState({ postalCodeError: { code: "in-the-way" } }),
  };
}

/**
 * Returns the handler of a refused postal code: it shows the problem, and the payment in the response replaces the
 * chosen one.
 */
function createPostalCodeRefusal({ store: { setState }, apply }: Pick<CheckoutDependencies, "store" | "apply">) {
  return (error: unknown): void => {
    const body = error instanceof CallError ? error.data : null;
    const problem = postalCodeProblemSchema.safeParse(body);
    setState({ postalCodeError: { text: problem.data?.attributes.postalCode[0] ?? null } });
    if (typeof body !== "object" || body === null || !("handler" in body)) return;
    apply({ ...body });
    // The server has replaced any choice with a payment; unless it is shown, the visitor cannot pay.
    setState({ isPaymentChosen: true });
  };
}

/** Reads the checkout; `isFreshStart`: for the fresh start that the server has asked for. */
type LoadCheckout = (options?: { readonly isFreshStart: boolean }) => Promise<void>;

/** Returns the action that reads the checkout; its choices count as the server's, not the visitor's. */
function createLoad({
  store,
  client,
  applyData,
}: Pick<CheckoutDependencies, "store" | "client" | "applyData">): LoadCheckout {
  const load: LoadCheckout = async ({ isFreshStart } = { isFreshStart: false }) => {
    const data = await client.send(showCheckoutCall, {}).catch(() => null);
    if (data === null) return store.setState(({ isLoaded }) => ({ isUnread: !isLoaded }));
    applyData(data);
    store.setState({
      checkoutIsEnabled: true,
      isPaymentChosen: data.isPaymentTypeChosen === true,
      orderMessage: { saved: data.orderMessage, isJustSaved: false },
      ...(isFreshStart ? { orderErrors: null, paymentError: null, postalCodeError: null } : {}),
    });
    // Only one fresh start is made; otherwise this could loop forever.
    if (data.resetsOrder && !isFreshStart) await load({ isFreshStart: true });
  };
  return load;
}

/**
 * Returns the action that reads the checkout again after another tab may have changed it. The response is dropped if
 * something was changed here meanwhile, and nothing is read while a provider's checkout is embedded.
 */
function createRefresh({
  store,
  client,
  hold,
  applyData,
  isDelayed,
}: Pick<CheckoutDependencies, "store" | "client" | "hold" | "applyData"> & { readonly isDelayed: () => boolean }) {
  return async (): Promise<void> => {
    const before = store.getState();
    // During such a payment the visitor switches to another app and back to the page.
    if (isEmbedded(before.data, before.isPaymentChosen)) return;
    const answer = await client.send(showCheckoutCall, {}).catch(() => null);
    const { data, choices, checkoutIsEnabled } = store.getState();
    const isUntouched = checkoutIsEnabled && !isDelayed() && data === before.data && choices === before.choices;
    if (answer === null || !isUntouched || JSON.stringify(answer) === JSON.stringify(data)) return;
    const release = hold();
    applyData(answer);
    release();
  };
}
