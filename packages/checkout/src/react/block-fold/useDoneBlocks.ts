import { formatPostalCodeIn } from "@torg/format";
import type { Country } from "../../domain/checkoutData.ts";
import type { BlockName } from "../../domain/blocks.ts";
import { doneBlocks } from "../../domain/doneBlocks.ts";
import { deliveryName } from "../../domain/order.ts";
import { optionPriceOre } from "../../domain/optionBox.ts";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import { useOrderProblems } from "../order-problems/useOrderProblems.ts";
import { useSelectedPayment } from "../useSelectedPayment.ts";

/** The choice in each completed block, in one line; a block without an entry is open. */
export function useDoneBlocks(countries: readonly Country[]): Readonly<Partial<Record<BlockName, string>>> {
  const { texts } = useCheckoutContext();
  const data = useCheckout((snapshot) => snapshot.data);
  const isChosen = useCheckout((snapshot) => snapshot.isPaymentChosen);
  const isCodeRefused = useCheckout((snapshot) => snapshot.postalCodeError !== null);
  const payment = useSelectedPayment();
  const { problems } = useOrderProblems();
  const isMissing = useCheckout((snapshot) => snapshot.isPaymentMissing);
  const done = doneBlocks({ data, isPaymentChosen: isChosen && payment !== null && !isMissing });
  const { delivery } = data;
  const option = delivery?.options.find(({ id }) => id === delivery.selected?.id);
  const place = option?.shippingOptions.find(({ key }) => key === delivery?.session.shippingOptionId)?.label ?? "";
  const priceOf = (ore: number | null): string => {
    const shownOre = optionPriceOre(ore, data);
    return shownOre === null ? "" : texts.optionPrice(shownOre, data.includesVat);
  };
  const lines: Readonly<Partial<Record<BlockName, readonly string[]>>> = {
    country: [countries.find(({ code }) => code === data.countryCode)?.name ?? ""],
    "customer-type": [texts.customerTypes[data.customerType]],
    "postal-code": isCodeRefused ? [] : [formatPostalCodeIn(data.countryCode, delivery?.session.postalCode ?? "")],
    delivery: [deliveryName(data) ?? "", place, priceOf(option?.priceOre ?? null)],
    "payment-type": payment === null ? [] : [payment.name, priceOf(payment.feeOre)],
  };
  const isInTheWay = (name: BlockName): boolean => problems.some((problem) => problem.place === name);
  const summaries = new Map<BlockName, string>();
  for (const name of done) {
    const text = (lines[name] ?? []).filter((part) => part !== "").join(", ");
    if (text !== "" && !isInTheWay(name)) summaries.set(name, text);
  }
  return Object.fromEntries(summaries);
}
