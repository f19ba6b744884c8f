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
import { mendPlace } from "../domain/orderPlaces.ts";
import { isEmbedded } from "../domain/paymentTypes.ts";
import type { CheckoutChoices, CheckoutState } from "./checkoutState.ts";
import { createAsk, createLaterChoice, type CheckoutTools } from "./createAsk.ts";

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
  /** Reads the checkout; `isAgain`: for the fresh start the server asked for. */
  readonly show: (isAgain?: boolean) => Promise<void>;
  /** Sends delayed choices at once; returns whether there were any. */
  readonly flush: () => boolean;
};

/** Returns the actions for country, customer type, postal code, delivery and payment type. */
export function createChoices(tools: CheckoutTools): Choices {
  const { store, schedule } = tools;
  const { getState, setState } = store;
  const [payment, delivery] = [createLaterChoice(schedule), createLaterChoice(schedule)];
  const isPutOff = (): boolean => payment.isPutOff() || delivery.isPutOff();
  const ask = createAsk(tools, isPutOff);

  const wish = (part: Partial<CheckoutChoices>, place: BlockName): void =>
    setState(({ choices, orderTrouble }) => ({
      choices: { ...choices, ...part },
      orderTrouble: mendPlace(orderTrouble, place),
    }));

  const chooseShippingOption = (value: number, key: string | null): void => {
    wish({ deliveryValue: value, shippingOptionId: key }, "delivery");
    delivery.choose(() => ask(updateDeliveryTypeCall, { deliveryId: value, shippingOptionId: key }));
  };

  const show = createShow(tools);

  return {
    show,
    refresh: createRefresh(tools, isPutOff),
    flush: () => [payment.flush(), delivery.flush()].includes(true),
    chooseCustomerType(customerType) {
      wish({ customerType }, "customer-type");
      return ask(updateCustomerTypeCall, { customerType });
    },
    chooseCountry(countryCode) {
      wish({ countryCode }, "country");
      return ask(updateCountryCall, { countryCode });
    },
    choosePaymentType(paymentTypeId) {
      wish({ paymentTypeId }, "payment-type");
      setState({ isPaymentChosen: true, paymentError: null });
      payment.choose(() => ask(updatePaymentTypeCall, { paymentTypeId }));
    },
    chooseDelivery(value) {
      const option = getState().data.delivery?.options.find((one) => one.id === value);
      if (option !== undefined && !option.disabled) chooseShippingOption(value, option.shippingOptions[0]?.key ?? null);
    },
    chooseShippingOption,
    chooseProviderDelivery: (selection) => ask(updateDeliveryTypeCall, selection),
    async submitPostalCode(typed) {
      const code = parsePostalDigits(typed);
      if (!code.ok) return setState({ postalCodeTrouble: { code: code.code } });
      setState(({ orderTrouble }) => ({
        postalCodeTrouble: null,
        orderTrouble: mendPlace(orderTrouble, "postal-code"),
      }));
      await ask(updatePostalCodeCall, { postalCode: code.value }, createPostalCodeRefusal(tools));
    },
    isPostalCodeInTheWay: () => getState().isPostalCodeRequired && getState().postalCodeTrouble !== null,
    stopAtPostalCode: () => setState({ postalCodeTrouble: { code: "in-the-way" } }),
  };
}

/**
 * Returns the handler of a refused postal code: it shows the problem, and the payment in the response replaces the
 * chosen one.
 */
function createPostalCodeRefusal({ store: { setState }, apply }: CheckoutTools) {
  return (error: unknown): void => {
    const body = error instanceof CallError ? error.data : null;
    const problem = postalCodeProblemSchema.safeParse(body);
    setState({ postalCodeTrouble: { text: problem.data?.attributes.postalCode[0] ?? null } });
    if (typeof body !== "object" || body === null || !("handler" in body)) return;
    apply({ ...body });
    // The server has replaced any choice with a payment; unless it is shown, the visitor cannot pay.
    setState({ isPaymentChosen: true });
  };
}

/** Returns the action that reads the checkout; its choices count as the server's, not the visitor's. */
function createShow({ store, client, applyData }: CheckoutTools): (isAgain?: boolean) => Promise<void> {
  const show = async (isAgain = false): Promise<void> => {
    const data = await client.send(showCheckoutCall, {}).catch(() => null);
    if (data === null) return;
    applyData(data);
    store.setState({
      checkoutIsEnabled: true,
      isPaymentChosen: data.isPaymentTypeChosen === true,
      orderMessage: { saved: data.orderMessage, isJustSaved: false },
      ...(isAgain ? { orderTrouble: null, paymentError: null, postalCodeTrouble: null } : {}),
    });
    // Only one fresh start is made; otherwise this could loop forever.
    if (data.resetsOrder && !isAgain) await show(true);
  };
  return show;
}

/**
 * Returns the action that reads the checkout again after another tab may have changed it. The response is dropped if
 * something was changed here meanwhile, and nothing is read while a provider's checkout is embedded.
 */
function createRefresh({ store, client, hold, applyData }: CheckoutTools, isPutOff: () => boolean) {
  return async (): Promise<void> => {
    const asked = store.getState();
    // During such a payment the visitor switches to another app and back to the page.
    if (isEmbedded(asked.data, asked.isPaymentChosen)) return;
    const answer = await client.send(showCheckoutCall, {}).catch(() => null);
    const { data, choices, checkoutIsEnabled } = store.getState();
    const isUntouched = checkoutIsEnabled && !isPutOff() && data === asked.data && choices === asked.choices;
    if (answer === null || !isUntouched || JSON.stringify(answer) === JSON.stringify(data)) return;
    const release = hold();
    applyData(answer);
    release();
  };
}
