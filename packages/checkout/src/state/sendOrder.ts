import { parsePostalCode } from "@torg/format";
import { CallError } from "@torg/http";
import { freeOrderCall, manualPaymentCall, orderProblemSchema } from "../contract/orderCalls.ts";
import { customerFields, type CustomerForm, type CustomerProblems } from "../domain/customer/customerForm.ts";
import { fieldProblems } from "../domain/customer/fieldProblems.ts";
import { isSwedishNumber } from "../domain/customer/swedishNumbers.ts";
import { tidyCustomerForm } from "../domain/customer/tidyCustomerForm.ts";
import { conflict, fieldFaults, placeRefusal, type OrderProblems } from "../domain/orderPlaces.ts";
import { missingPlace } from "../domain/providerPayment.ts";
import type { OrderTrouble } from "./checkoutState.ts";
import type { OrderTools } from "./OrderTools.ts";

/** What the server said about a refused order; everything else that fails has no words of its own. */
function troubleOf(error: unknown, attempt: number): OrderTrouble {
  const refusal = error instanceof CallError && error.status < 500 ? error : null;
  const { success, data: problem } = orderProblemSchema.safeParse(refusal?.data);
  if (refusal === null || !success) return { problems: {}, texts: {}, message: null, attempt };
  const { message, errors } = problem;
  const texts = placeRefusal({ status: refusal.status, message, errors });
  return { problems: {}, texts, message: message === "" ? null : message, attempt };
}

/** What is wrong with the form as it stands. */
export function problemsOf(tools: OrderTools, raw: CustomerForm): CustomerProblems {
  const { data, choices } = tools.store.getState();
  const form = tidyCustomerForm(raw);
  const payment = data.paymentTypes.find((type) => type.id === choices.paymentTypeId);
  const requiresPersonalNumber = data.snippet === "manual_payment" && payment?.requiresPersonalNumber === true;
  return fieldProblems(form, {
    fields: customerFields(form.customerType, { requiresPersonalNumber }),
    parsePostalCode,
    requiresPersonalNumber,
    countryCode: data.countryCode,
    now: tools.now(),
    isNumber: isSwedishNumber,
  });
}

/** What is missing outside the form. A cart that costs nothing may need no delivery: that is for the server to say. */
function missingChoices({ store }: OrderTools): OrderProblems {
  const { data, totalCartSumInclVatOre: sum } = store.getState();
  const place = sum > 0 ? missingPlace(data) : null;
  return place === null ? {} : { [place]: "missing" };
}

/** All that is missing. A postal code that neither its block nor the form has is asked for once, at the block. */
function allProblems(tools: OrderTools, raw: CustomerForm): OrderProblems {
  const missing = missingChoices(tools);
  const { postalCode, ...others } = problemsOf(tools, raw);
  const isAskedForAbove = postalCode === undefined || (postalCode === "missing" && "postal-code" in missing);
  return { ...missing, ...others, ...(isAskedForAbove ? {} : { postalCode }) };
}

/** Checks an order and places it; answers whether the page is about to be left. Loaded when somebody orders. */
export async function sendOrder(tools: OrderTools, raw: CustomerForm): Promise<boolean> {
  const { store, client, redirect } = tools;
  const { data, orderTrouble } = store.getState();
  const attempt = (orderTrouble?.attempt ?? 0) + 1;
  const problems = allProblems(tools, raw);
  if (Object.keys(problems).length > 0) {
    store.setState({ orderTrouble: { problems, texts: {}, attempt }, paymentError: null });
    return false;
  }
  store.setState({ orderTrouble: null, paymentError: null });
  try {
    if ((await tools.settle()) === false) {
      store.setState({ orderTrouble: { problems: {}, texts: {}, isUnsaved: true, attempt } });
      return false;
    }
    const call = data.snippet === "free_order" ? freeOrderCall : manualPaymentCall;
    const { redirectUrl: url } = await client.send(call, tidyCustomerForm(raw));
    redirect?.(url);
    return true;
  } catch (error) {
    const trouble = troubleOf(error, attempt);
    store.setState({ orderTrouble: trouble });
    // Prices, delivery and terms may be what has changed: they are shown as they are now.
    const isConflict = error instanceof CallError && error.status === conflict;
    if (isConflict || (trouble.message !== null && fieldFaults(trouble) === null)) await tools.show();
    return false;
  }
}
