import { parsePostalCode } from "@torg/format";
import { CallError } from "@torg/http";
import { freeOrderCall, manualPaymentCall, orderProblemSchema } from "../contract/orderCalls.ts";
import { customerFields, type CustomerForm, type CustomerProblems } from "../domain/customer/customerForm.ts";
import { fieldProblems } from "../domain/customer/fieldProblems.ts";
import { requiresPersonalNumber } from "../domain/customer/requiresPersonalNumber.ts";
import { isSwedishNumber } from "../domain/customer/swedishNumbers.ts";
import { normalizeCustomerForm } from "../domain/customer/normalizeCustomerForm.ts";
import { conflict, fieldFaults, locateOrderErrors, type OrderProblems } from "../domain/orderPlaces.ts";
import { paymentForm } from "../domain/paymentForm.ts";
import { missingDeliveryBlock } from "../domain/providerPayment.ts";
import type { RefusedOrder, RefuseOrder } from "./checkoutState.ts";
import type { OrderDependencies } from "./OrderDependencies.ts";

/** The server's messages about a refused order; other failures have none. */
function troubleOf(error: unknown): RefusedOrder {
  const refusal = error instanceof CallError && error.status < 500 ? error : null;
  const { success, data: problem } = orderProblemSchema.safeParse(refusal?.data);
  if (refusal === null || !success) return { problems: {}, texts: {}, message: null };
  const { message, errors } = problem;
  const texts = locateOrderErrors({ status: refusal.status, message, errors });
  return { problems: {}, texts, message: message === "" ? null : message };
}

/** The problems of the form in its current state. */
export function problemsOf(dependencies: OrderDependencies, raw: CustomerForm): CustomerProblems {
  const checkout = dependencies.store.getState();
  const form = normalizeCustomerForm(raw);
  const isNumberRequired = requiresPersonalNumber(checkout);
  return fieldProblems(form, {
    fields: customerFields(form.customerType, { requiresPersonalNumber: isNumberRequired }),
    parsePostalCode,
    requiresPersonalNumber: isNumberRequired,
    countryCode: checkout.data.countryCode,
    now: dependencies.now(),
    isNumber: isSwedishNumber,
  });
}

/** Missing choices outside the form. A free cart may need no delivery: the server decides that. */
function missingChoices({ store }: OrderDependencies): OrderProblems {
  const { data, totalCartSumInclVatOre: sum } = store.getState();
  const place = sum > 0 ? missingDeliveryBlock(data) : null;
  return place === null ? {} : { [place]: "missing" };
}

/** All problems. A postal code missing both in its block and in the form is reported once, at the block. */
function allProblems(dependencies: OrderDependencies, raw: CustomerForm): OrderProblems {
  const missing = missingChoices(dependencies);
  const { postalCode, ...otherProblems } = problemsOf(dependencies, raw);
  const isAskedForAbove = postalCode === undefined || (postalCode === "missing" && "postal-code" in missing);
  return { ...missing, ...otherProblems, ...(isAskedForAbove ? {} : { postalCode }) };
}

/** The form of an order, and the callback if the order is not placed. */
interface Sending {
  readonly form: CustomerForm;
  readonly refuse: RefuseOrder;
}

/** Validates an order and places it; resolves to whether the page is about to be left. Loaded on demand. */
export async function sendOrder(dependencies: OrderDependencies, { form, refuse }: Sending): Promise<boolean> {
  const { store, client, redirect } = dependencies;
  store.setState({ orderErrors: null, paymentError: null });
  const problems = allProblems(dependencies, form);
  if (Object.keys(problems).length > 0) {
    refuse({ problems, texts: {} });
    return false;
  }
  try {
    if ((await dependencies.settle()) === false) {
      refuse({ problems: {}, texts: {}, isUnsaved: true });
      return false;
    }
    const call = paymentForm(store.getState().data) === "free-order" ? freeOrderCall : manualPaymentCall;
    const { redirectUrl: url } = await client.send(call, normalizeCustomerForm(form));
    redirect?.(url);
    return true;
  } catch (error) {
    const trouble = troubleOf(error);
    refuse(trouble);
    // Prices, delivery or terms may have changed, so the current ones are shown.
    const isConflict = error instanceof CallError && error.status === conflict;
    if (isConflict || (trouble.message !== null && fieldFaults(trouble) === null)) await dependencies.load();
    return false;
  }
}
