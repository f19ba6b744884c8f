import { wireObject } from "@torg/http";
import * as z from "zod/mini";
import type { CustomerDetails } from "../domain/customer/customerDetails.ts";
import { buyerFields } from "./buyerFields.ts";
import { checkoutFields } from "./checkoutFields.ts";
import { customerTypeSchema } from "./customerTypeSchema.ts";

const { companyName, firstName, lastName, mobile, address, careOf, postalCode, city } = buyerFields;

/** The buyer details that an account stores, by the names of the checkout form; missing fields become empty strings. */
export const customerDetailsSchema: z.ZodMiniType<CustomerDetails> = wireObject({
  companyName,
  firstName,
  lastName,
  mobile,
  address,
  careOf,
  postalCode,
  city,
  customerType: [checkoutFields.customerType, z._default(customerTypeSchema, "private")],
});
