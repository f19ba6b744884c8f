import { expect, it } from "vitest";
import { returnPolicyThing } from "./returnPolicyThing.ts";

it.each([
  [0, { returnFees: "https://schema.org/FreeReturn" }],
  [null, { returnFees: "https://schema.org/ReturnFeesCustomerResponsibility" }],
  [
    4900,
    {
      returnFees: "https://schema.org/ReturnShippingFees",
      returnShippingFeesAmount: { "@type": "MonetaryAmount", value: 49, currency: "SEK" },
    },
  ],
])("says that a return costs %s", (feeOre, said) => {
  expect(returnPolicyThing({ days: 30, feeOre })).toEqual({
    "@type": "MerchantReturnPolicy",
    applicableCountry: "SE",
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: 30,
    returnMethod: "https://schema.org/ReturnByMail",
    ...said,
  });
});

it("has an id by which other things on the page refer to it", () => {
  expect(returnPolicyThing({ days: 14, feeOre: 0 }, "#returns")).toHaveProperty("@id", "#returns");
});
