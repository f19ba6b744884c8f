import { toKronor } from "../money/toKronor.ts";
import { member, type StructuredData, thing } from "./thing.ts";

/** A shop's rules for returned goods. */
export interface ReturnRules {
  /** Days after delivery in which goods may be returned. */
  readonly days: number;
  /** The customer's cost of a return; 0 if free, null if the customer pays the carrier. */
  readonly feeOre: number | null;
}

function feesOf(feeOre: number | null) {
  if (feeOre === null) return { returnFees: member("ReturnFeesCustomerResponsibility") };
  if (feeOre === 0) return { returnFees: member("FreeReturn") };
  const amount = thing("MonetaryAmount", { value: toKronor(feeOre), currency: "SEK" });
  return { returnFees: member("ReturnShippingFees"), returnShippingFeesAmount: amount };
}

/** Describes in how many days goods may be returned from Sweden, and at what cost. */
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
