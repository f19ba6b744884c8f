import { defineCall, wireFlag, wireText } from "@torg/http";
import * as z from "zod/mini";
import { accountPaths } from "./accountPaths.ts";

/** Logs a customer in from the checkout; `msg` is a text or texts by field. */
export const loginFromCheckoutCall = defineCall({
  method: "POST",
  path: accountPaths.logIn,
  encoding: "json",
  request: z.object({ email: wireText, password: wireText }),
  response: z.object({
    error: wireFlag,
    msg: z._default(z.union([z.string(), z.record(z.string(), z.union([z.string(), z.array(z.string())]))]), ""),
  }),
  emptyResponse: () => ({ error: false, msg: "" }),
  summary: "Logs a customer in from the checkout.",
});

/** Ends the login of this session; its cart stays. */
export const logOutCall = defineCall({
  method: "POST",
  path: accountPaths.logOut,
  encoding: "none",
  request: z.object({}),
  response: z.object({ error: wireFlag }),
  emptyResponse: () => ({ error: false }),
  summary: "Ends the login of this session.",
});
