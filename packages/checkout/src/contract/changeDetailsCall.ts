import { accountPaths } from "@torg/account/contract";
import { defineCall, wireObject } from "@torg/http";
import * as z from "zod/mini";
import type { CustomerDetails } from "../domain/customer/customerDetails.ts";
import { checkoutFields } from "./checkoutFields.ts";
import { buyerFields } from "./checkoutSchema.ts";
import { customerTypeSchema } from "./customerTypeSchema.ts";

const { companyName, firstName, lastName, mobile, address, careOf, postalCode, city } = buyerFields;

/** What an account keeps of a buyer, by the names of the form of the checkout; missing fields are empty texts. */
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

/** Keeps name, phone and address of who is logged in, which the checkout fills in the next time. */
export const changeDetailsCall = defineCall({
  method: "POST",
  path: accountPaths.changeDetails,
  encoding: "form",
  request: customerDetailsSchema,
  response: z.object({ message: z.string() }),
  emptyAnswer: () => ({ message: "" }),
  summary: "Keeps name, phone and address of who is logged in, for the checkout; 422 with texts by field.",
});
