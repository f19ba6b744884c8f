import { defineCall, wireInteger, wireObject } from "@torg/http";
import * as z from "zod/mini";
import { accountFields } from "./accountFields.ts";
import { accountPaths } from "./accountPaths.ts";

const request = wireObject({ productId: [accountFields.productId, wireInteger] });
const messageResponse = z.object({ message: z.string() });
const emptyMessage = () => ({ message: "" });

/** Adds a product to the wish list: of the account if logged in, otherwise of the session. */
export const addWishCall = defineCall({
  method: "POST",
  path: accountPaths.addWish,
  encoding: "form",
  request,
  response: messageResponse,
  emptyResponse: emptyMessage,
  summary: "Adds a product to the wish list of the account or the session; 409 if the list is full.",
});

/** Removes a product from the wish list. */
export const removeWishCall = defineCall({
  method: "POST",
  path: accountPaths.removeWish,
  encoding: "form",
  request,
  response: messageResponse,
  emptyResponse: emptyMessage,
  summary: "Removes a product from the wish list of the account or the session.",
});
