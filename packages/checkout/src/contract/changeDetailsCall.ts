import { accountPaths } from "@torg/account/contract";
import { defineCall } from "@torg/http";
import * as z from "zod/mini";
import { customerDetailsSchema } from "./customerDetailsSchema.ts";

/** Saves name, phone and address of the logged-in customer, which the checkout fills in next time. */
export const changeDetailsCall = defineCall({
  method: "POST",
  path: accountPaths.changeDetails,
  encoding: "form",
  request: customerDetailsSchema,
  response: z.object({ message: z.string() }),
  emptyResponse: () => ({ message: "" }),
  summary: "Saves the logged-in customer's name, phone and address for the checkout; 422 with texts by field.",
});
