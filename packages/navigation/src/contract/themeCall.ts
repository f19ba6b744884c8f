import { defineCall } from "@torg/http";
import * as z from "zod/mini";

/** Opened as a page: switches the visitor's theme and redirects back to the previous page. */
export const setThemeCall = defineCall({
  method: "GET",
  path: "/admin/themes/set_active_theme/",
  encoding: "query",
  request: z.object({ id: z.string() }),
  response: z.unknown(),
  summary: "Switches the session's theme and redirects back.",
  accept: "text/html",
  success: 302,
});
