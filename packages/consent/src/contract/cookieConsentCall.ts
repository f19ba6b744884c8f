import { defineCall, requestFlag, wireObject } from "@torg/http";
import * as z from "zod/mini";

/** Reports a choice to the server, so that it can be proven. The members after the flags are optional. */
export const cookieConsentCall = defineCall({
  method: "POST",
  path: "/api/internal/cookie-consent",
  encoding: "json",
  request: wireObject({
    marketing: requestFlag,
    functional: requestFlag,
    version: z.optional(z.int()),
    timestamp: z.optional(z.int()),
    textHash: ["text_hash", z.optional(z.string().check(z.maxLength(128)))],
    action: z.optional(z.enum(["accept", "reject", "custom"])),
  }),
  response: z.object({ marketing: requestFlag, functional: requestFlag }),
  emptyResponse: ({ marketing, functional }) => ({ marketing, functional }),
  summary: "Records what a visitor has consented to.",
});
