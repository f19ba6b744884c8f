import { defineCall, wireFlag, wireText } from "@torg/http";
import * as z from "zod/mini";
import { deskPaths } from "./deskPaths.ts";

/** Logs an operator in with password and one-time code; what is wrong of the three is never told. */
export const operatorLogInCall = defineCall({
  method: "POST",
  path: deskPaths.logIn,
  encoding: "form",
  request: z.object({ email: wireText, password: wireText, code: wireText }),
  response: z.object({ name: z.string(), role: z.enum(["seller", "administrator"]) }),
  summary: "Logs an operator of the shop in, with password and one-time code, for a cookie of the desk.",
});

/** Ends the login of an operator. */
export const operatorLogOutCall = defineCall({
  method: "POST",
  path: deskPaths.logOut,
  encoding: "none",
  request: z.object({}),
  response: z.object({ ended: wireFlag }),
  emptyAnswer: () => ({ ended: true }),
  summary: "Ends the login of an operator.",
});

/** What somebody did at the desk; `details` say what it was, without anything that leads to a buyer. */
const logEntry = z.object({
  /** ISO moment. */
  at: z.string(),
  /** The name of the operator; empty: a command, or a login at an account that nobody has. */
  by: z.string(),
  /** Such as `login`, `login-refused`, `ship`. */
  event: z.string(),
  /** The number of the order that it was done to. */
  order: z.nullable(z.string()),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

/** Lists what was done at the desk, the newest first. */
export const deskLogCall = defineCall({
  method: "GET",
  path: deskPaths.log,
  encoding: "query",
  request: z.object({ after: wireText }),
  response: z.object({ entries: z.array(logEntry), next: z.nullable(z.string()) }),
  summary: "Lists what was done at the desk and every login that was tried, 100 at a time, for administrators.",
});
