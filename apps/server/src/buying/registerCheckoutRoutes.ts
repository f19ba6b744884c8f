import { deliveryPriceOre } from "@torg/cart/domain/pricing";
import { parsePostalCode } from "@torg/format";
import { pageAddress } from "@torg/pages/contract";
import {
  checkoutFields,
  showCheckoutCall,
  subscribeCall,
  updateCountryCall,
  updateCustomerTypeCall,
  updateDeliveryTypeCall,
  updateOrderMessageCall,
  updatePaymentTypeCall,
  updatePostalCodeCall,
} from "@torg/checkout/contract";
import type { CheckoutData } from "@torg/checkout/domain";
import type { FastifyInstance } from "fastify";
import type { Updateable } from "kysely";
import { cartColumns } from "../cart/cartColumns.ts";
import type { SessionTable } from "../database/tables/checkoutTables.ts";
import { Refusal, refuse } from "../http/responses/Refusal.ts";
import { refuseField } from "../http/responses/refuseForm.ts";
import { formField } from "../http/requests/nativeForm.ts";
import { registerCall } from "../http/registerCall.ts";
import { preparePaymentView } from "../payments/opening/preparePaymentView.ts";
import { sessionOnly, updateSession } from "../sessions/sessionQueries.ts";
import type { Visit } from "../sessions/Visit.ts";
import type { BuyingContext } from "./BuyingContext.ts";
import { orderingTexts } from "../texts/orderingTexts.ts";
import { serverTexts } from "../texts/sv.ts";
import { availableDelivery, shippingOption } from "../checkout/delivery/deliveryChoice.ts";
import { customerTypeOf } from "../checkout/choiceOf.ts";
import type { LoadedCheckout } from "../checkout/LoadedCheckout.ts";
import { readOverrides } from "../checkout/configuration/overrideConfiguration.ts";
import { allowedPayments, isCredit } from "../checkout/payment/paymentSelection.ts";
import { checkPostalCode } from "../checkout/delivery/checkPostalCode.ts";
import { checkoutWith, showCheckout } from "./showCheckout.ts";

const checkoutPage = pageAddress("checkout");
const maxMessageLength = 1000;
const homeCountry = "SE";
const neighbours = ["NO", "FI", "DK"];

type Choice = Updateable<SessionTable>;

/** Stores a choice of the visitor. */
async function storeChoice({ db }: BuyingContext, visit: Visit, fields: Choice): Promise<void> {
  const { id } = await visit.ensure();
  const { session } = await updateSession(db, { id, fields }, sessionOnly);
  visit.know(session);
}

/** Stores a choice of the visitor and returns the new checkout; refuses when goods were reserved for too long. */
async function choose(context: BuyingContext, visit: Visit, fields: Choice): Promise<CheckoutData | Refusal> {
  const { id } = await visit.ensure();
  const row = await updateSession(context.db, { id, fields }, cartColumns);
  visit.know(row.session);
  const checkout = await context.checkouts.compose(row, visit);
  const payment = await preparePaymentView(context.payments, { checkout, address: visit.address });
  return payment.refusal ?? checkoutWith(context, checkout, payment);
}

function refuseDelivery(): Refusal {
  return refuse(422, orderingTexts.deliveryUnavailable);
}

interface DeliverySelection {
  readonly deliveryId: number;
  readonly shippingOptionId?: string | null | undefined;
  readonly priceOre?: number | undefined;
}

/** The session fields of a delivery selection; a price that differs from the shop's own is refused. */
function deliverySessionFields(checkout: LoadedCheckout, selection: DeliverySelection): Choice | Refusal {
  const type = availableDelivery(checkout.delivery, ({ id }) => id === selection.deliveryId);
  if (type === null) return refuseDelivery();
  const { priceOre: stated, shippingOptionId: wanted = null } = selection;
  if (stated !== undefined && stated !== deliveryPriceOre(type, checkout.pricing)) return refuseDelivery();
  const option = shippingOption(type, wanted)?.key ?? null;
  if (wanted !== null && wanted !== "" && option !== wanted) return refuseDelivery();
  return { delivery_type_id: type.id, shipping_option_id: option };
}

function registerDelivery(server: FastifyInstance, context: BuyingContext): void {
  registerCall(server, updateDeliveryTypeCall, {
    async answer({ request, visit }) {
      const choice = deliverySessionFields(await context.checkouts.read(visit), request);
      return choice instanceof Refusal ? choice : choose(context, visit, choice);
    },
    onInvalid: refuseDelivery,
    formPage: () => checkoutPage,
  });
  registerCall(server, updatePostalCodeCall, {
    async answer({ request, visit }) {
      const { country_code: country } = await visit.ensure();
      const checked = await checkPostalCode(context.db, request.postalCode, country);
      if (checked.ok) return choose(context, visit, { postal_code: checked.value });
      const errors = { [checkoutFields.deliveryPostalCode]: checked.texts };
      const more = { attributes: errors, errors };
      if (checked.handler === null) return refuse(422, serverTexts.checkValues, more);
      const { paymentMethods } = await context.checkouts.configurationOf(await visit.ensure());
      const method = paymentMethods.find(({ handler }) => handler === checked.handler);
      const { snippet = null, id = null } = method ?? {};
      const payment = { handler: checked.handler, snippet, ...(id === null ? {} : { selected_payment_type: id }) };
      return refuse(422, serverTexts.checkValues, { ...more, ...payment });
    },
    formPage: () => checkoutPage,
  });
}

function registerBuyer(server: FastifyInstance, context: BuyingContext): void {
  registerCall(server, updateCountryCall, {
    async answer({ request, visit }) {
      const { test_checkout: test, postal_code: code } = await visit.ensure();
      const { international } = readOverrides(test);
      const countries = [homeCountry, ...(international === true ? neighbours : [])];
      if (!countries.includes(request.countryCode)) return refuse(422, orderingTexts.countryUnavailable);
      const { countryCode } = request;
      // A postal code that is invalid in the new country is dropped.
      const isKept = code === null || parsePostalCode(code, countryCode).ok;
      return choose(context, visit, { country_code: countryCode, ...(isKept ? {} : { postal_code: null }) });
    },
    formPage: () => checkoutPage,
  });
  registerCall(server, updateCustomerTypeCall, {
    async answer({ request: { customerType }, visit }) {
      const session = await visit.ensure();
      const { paymentMethods } = await context.checkouts.configurationOf(session);
      const allowed = allowedPayments(paymentMethods, customerType);
      const chosen = session.payment_type_id;
      if (chosen === null || allowed.some(({ id }) => id === chosen))
        return choose(context, visit, { customer_type: customerType });
      // The selected way is not for this customer type: replaces it by one that is not credit.
      const other = allowed.find((method) => !isCredit(method))?.id ?? null;
      return choose(context, visit, { customer_type: customerType, payment_type_id: other });
    },
    onInvalid: () => refuseField(checkoutFields.customerType, orderingTexts.customerTypeUnknown),
    formPage: () => checkoutPage,
  });
  registerCall(server, updatePaymentTypeCall, {
    async answer({ request, visit }) {
      const session = await visit.ensure();
      const { paymentMethods } = await context.checkouts.configurationOf(session);
      const isAvailable = allowedPayments(paymentMethods, customerTypeOf(session)).some(
        (method) => method.id === request.paymentTypeId,
      );
      if (!isAvailable) return refuse(422, orderingTexts.paymentUnavailable);
      return choose(context, visit, { payment_type_id: request.paymentTypeId });
    },
    formPage: () => checkoutPage,
  });
}

/** Serves the checkout and all choices that a visitor makes in it. */
export function registerCheckoutRoutes(server: FastifyInstance, context: BuyingContext): void {
  registerCall(server, showCheckoutCall, {
    answer: async ({ visit }) => showCheckout(context, await context.checkouts.read(visit), visit.address),
  });
  registerBuyer(server, context);
  registerDelivery(server, context);
  registerCall(server, updateOrderMessageCall, {
    async answer({ request, visit }) {
      // A form without script sends each line break as two characters.
      const message = request.orderMessage.replaceAll("\r\n", "\n").trim();
      if (message.length > maxMessageLength) {
        return refuseField(checkoutFields.orderMessage, orderingTexts.messageTooLong);
      }
      await storeChoice(context, visit, { order_message: message });
      return { orderMessage: message };
    },
    formPage: () => checkoutPage,
  });
  registerCall(server, subscribeCall, {
    async answer({ request, visit, raw }) {
      // Forms omit an unchecked checkbox; a value sent must mean yes or no.
      const sent = formField(raw, checkoutFields.newsletter);
      const isList =
        raw.body instanceof URLSearchParams &&
        [...raw.body.keys()].some((key) => key.startsWith(`${checkoutFields.newsletter}[`));
      if (isList || (sent !== null && !["0", "1", "on"].includes(sent))) {
        return refuseField(checkoutFields.newsletter, orderingTexts.yesOrNo);
      }
      await storeChoice(context, visit, { newsletter: request.isWanted });
      return request;
    },
    formPage: () => checkoutPage,
  });
}
