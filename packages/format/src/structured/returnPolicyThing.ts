import { toKronor } from "../toKronor.ts";
import { member, type StructuredData, thing } from "./thing.ts";

/** What a shop says of goods that are sent back. */
export interface ReturnRules {
  /** Days from the delivery in which they may be sent back. */
  readonly days: number;
  /** What a return costs the customer; 0: nothing, null: what the carrier takes. */
  readonly feeOre: number | null;
}

function feesOf(feeOre: number | null) {
  if (feeOre === null) return { returnFees: member("ReturnFeesCustomerResponsibility") };
  if (feeOre === 0) return { returnFees: member("FreeReturn") };
  const amount = thing("MonetaryAmount", { value: toKronor(feeOre), currency: "SEK" });
  return { returnFees: member("ReturnShippingFees"), returnShippingFeesAmount: amount };
}

/** Describes within how many days goods may be sent back from Sweden, and what that costs. */
export function returnPolicyThing({ days, feeOre }: ReturnRules, id?: string): StructuredData {
  return thing("MerchantReturnPolicy", {
    "@id": id,
    applicableCountry: "SE",
    returnPolicyCategory: member("MerchantReturnFiniteReturnWindow"),
    merchantReturnDays: days,
    returnMethod: member("ReturnByMail"),
    ...feesOf(feeOre),
  });
}
