import { shopSettingsSchema } from "@torg/navigation/contract";
import { csrfTokenPath, defineCall } from "@torg/http";
import * as z from "zod/mini";
import { pageDataSchema } from "./pageData.ts";

/** The answer of the page call: a page with the shop's settings, or the address that the page has moved to. */
export const pageResponseSchema = z.union([
  z.object({ redirect: z.string(), status: z._default(z.int(), 301) }),
  z.object({ settings: shopSettingsSchema, page: pageDataSchema }),
]);

/** Returns all data of one page; an unknown address answers 404 with the page `not_found`. */
export const pageCall = defineCall({
  method: "GET",
  path: "/api/internal/page",
  encoding: "query",
  request: z.object({ path: z.string() }),
  response: pageResponseSchema,
  summary: "Reads the data of one page by its path and query.",
});

/** Returns the token that POST calls of this session send. */
export const csrfTokenCall = defineCall({
  method: "GET",
  path: csrfTokenPath,
  encoding: "none",
  request: z.object({}),
  response: z.object({ token: z.string() }),
  summary: "Reads the session's token for POST calls.",
});

export type PageResponse = Readonly<z.output<typeof pageResponseSchema>>;
