import { defineCall } from "@torg/http";
import * as z from "zod/mini";

/** Ends the login of this session; its cart stays. */
export const logOutCall = defineCall({
  method: "POST",
  path: "/konto/logga-ut",
  encoding: "none",
  request: z.object({}),
  response: z.object({ error: z.boolean() }),
  summary: "Ends the login of this session.",
});
