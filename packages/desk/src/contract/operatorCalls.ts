import { defineCall, wireFlag, wireText } from "@torg/http";
import * as z from "zod/mini";
import type { DeskLogEntry } from "../domain/index.ts";
import { deskPaths } from "./deskPaths.ts";

/** Logs an operator in with e-mail, password and one-time code; the answer never says which of the three is wrong. */
export const operatorLogInCall = defineCall({
  method: "POST",
  path: deskPaths.logIn,
  encoding: "form",
  request: z.object({ email: wireText, password: wireText, code: wireText }),
  response: z.object({
    name: z.string(),
    role: z.enum(["seller", "administrator"]),
    /** The token that POST calls of this login send; empty from a backend that needs none. */
    token: z._default(z.string(), ""),
  }),
  summary: "Logs an operator of the shop in with password and one-time code, and sets the desk's cookie.",
});

/** Logs an operator out. */
export const operatorLogOutCall = defineCall({
  method: "POST",
  path: deskPaths.logOut,
  encoding: "none",
  request: z.object({}),
  response: z.object({ ended: wireFlag }),
  emptyResponse: () => ({ ended: true }),
  summary: "Ends the login of an operator.",
});

/** An entry of the desk's log, as calls and page data carry it. */
export const deskLogEntrySchema: z.ZodMiniType<DeskLogEntry> = z.object({
  at: z.string(),
  by: z.string(),
  event: z.string(),
  order: z.nullable(z.string()),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

/** Lists the desk's log, the newest first. */
export const deskLogCall = defineCall({
  method: "GET",
  path: deskPaths.log,
  encoding: "query",
  request: z.object({ after: wireText }),
  response: z.object({ entries: z.array(deskLogEntrySchema), next: z.nullable(z.string()) }),
  summary: "Lists what was done at the desk and every login attempt, 100 at a time; for administrators.",
});
