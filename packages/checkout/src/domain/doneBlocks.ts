import type { BlockName } from "./blocks.ts";
import type { CheckoutData } from "./checkoutData.ts";
import { isPostalCodeMissing } from "./isPostalCodeMissing.ts";

/** The choices of a checkout that its data do not contain, together with the data. */
export interface MadeChoices {
  readonly data: CheckoutData;
  /** Whether the buyer has chosen a payment type that can be used. */
  readonly isPaymentChosen: boolean;
}

/**
 * The blocks whose choice has been made, so that they can be shown as done. Country and customer type, which always
 * have a value, are done once something after them is.
 */
export function doneBlocks({ data, isPaymentChosen }: MadeChoices): ReadonlySet<BlockName> {
  const { delivery } = data;
  const hasPostalCode = data.requiresPostalCode && delivery !== null && !isPostalCodeMissing(data);
  const chosen = delivery?.options.find(({ id }) => id === delivery.selected?.id);
  const hasDelivery = chosen !== undefined && !chosen.disabled;
  const isBegun = hasPostalCode || hasDelivery || isPaymentChosen;
  const done: readonly (readonly [BlockName, boolean])[] = [
    ["country", isBegun],
    ["customer-type", isBegun],
    ["postal-code", hasPostalCode],
    ["delivery", hasDelivery],
    ["payment-type", isPaymentChosen],
  ];
  return new Set(done.filter(([, isDone]) => isDone).map(([name]) => name));
}
