import type { BlockName } from "./blocks.ts";
import type { CheckoutData } from "./checkoutData.ts";
import { isPostalCodeMissing } from "./isPostalCodeMissing.ts";

/** What is known of the choices of a checkout besides its data. */
export interface MadeChoices {
  readonly data: CheckoutData;
  /** Whether the buyer has chosen a way to pay, and it can be used. */
  readonly isPaymentChosen: boolean;
}

/**
 * The blocks whose choice is made, so that they may read as done. Country and customer type, which always hold a choice,
 * are done once something after them is.
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
