import { defineCall, wireObject } from "@torg/http";
import * as z from "zod/mini";
import { accountFields } from "./accountFields.ts";
import { accountPaths } from "./accountPaths.ts";

/** Puts an earlier order's goods into the cart again, as far as they can still be bought. */
export const buyAgainCall = defineCall({
  method: "POST",
  path: accountPaths.buyAgain,
  encoding: "form",
  request: wireObject({
    orderName: [accountFields.orderName, z.string().check(z.trim(), z.minLength(1), z.maxLength(100))],
  }),
  response: z.object({ message: z.string() }),
  emptyResponse: () => ({ message: "" }),
  summary: "Adds the goods of one of the customer's orders to the cart again; 409 if none of them can be bought.",
});
