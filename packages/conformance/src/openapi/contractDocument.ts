import { cartLineSchema, cartSchema, cartTotalsSchema, discountSchema } from "@torg/cart/contract";
import {
  compareProductSchema,
  energySchema,
  filtersSchema,
  listingProductSchema,
  productDetailSchema,
  specificationGroupSchema,
  suggestionSchema,
  variantAttributeSchema,
} from "@torg/catalog/contract";
import { checkoutDataSchema, deliveryOptionSchema, paymentTypeSchema } from "@torg/checkout/contract";
import { openApiDocument, type OpenApiDocument } from "@torg/http/openapi";
import { layoutSchema, shopSettingsSchema } from "@torg/navigation/contract";
import { pageDataSchema } from "@torg/pages/contract";
import { returnOrderSchema, withdrawalReceiptSchema } from "@torg/returns/contract";
import { reviewSchema } from "@torg/reviews/contract";
import { storeSchema } from "@torg/stores/contract";
import { contractCalls } from "./contractCalls.ts";

const description = [
  "The calls between the Torg packages and a shop's backend, written from the definitions that the packages run on.",
  "",
  "- Every address is root-relative. The visitor's session is a cookie; every POST carries `X-CSRF-TOKEN`.",
  "- Money is a number of kronor, with decimals. Flags in forms and queries are `1` and `0`.",
  "- A refusal has a status of 400 or more and `{ message, errors }`, in Swedish, for the visitor.",
  "- Answers are described as a server sends them. A field with a default may be missing: it is read as the default.",
  "- Further fields may stand in any answer and are passed over.",
].join("\n");

const schemas = {
  Cart: cartSchema,
  CartLine: cartLineSchema,
  CartTotals: cartTotalsSchema,
  CheckoutData: checkoutDataSchema,
  CompareProduct: compareProductSchema,
  DeliveryOption: deliveryOptionSchema,
  Discount: discountSchema,
  Energy: energySchema,
  Filters: filtersSchema,
  Layout: layoutSchema,
  ListingProduct: listingProductSchema,
  PageData: pageDataSchema,
  PaymentType: paymentTypeSchema,
  ProductDetail: productDetailSchema,
  ReturnOrder: returnOrderSchema,
  Review: reviewSchema,
  ShopSettings: shopSettingsSchema,
  SpecificationGroup: specificationGroupSchema,
  Store: storeSchema,
  Suggestion: suggestionSchema,
  VariantAttribute: variantAttributeSchema,
  WithdrawalReceipt: withdrawalReceiptSchema,
};

/** Writes the OpenAPI 3.1 document of every call between the packages and a backend. */
export function contractDocument(): OpenApiDocument {
  const places = new Map(contractCalls.map(({ call, ...place }) => [call, place]));
  return openApiDocument({
    title: "Torg shop backend",
    version: "1.0.0",
    description,
    calls: contractCalls.map(({ call }) => call),
    schemas,
    note: (call) => {
      const place = places.get(call);
      const section = `Section ${place?.section ?? ""} of the contract.`;
      const described = place?.note === undefined ? section : `${section}\n\n${place.note}`;
      return { tag: place?.package ?? "", description: described };
    },
  });
}
