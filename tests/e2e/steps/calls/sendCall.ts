import type { BrowserContext } from "playwright-core";
import * as z from "zod/mini";

const tokenSchema = z.object({ token: z.string() });

/** Sends a request as the shop's own scripts do, in the session of a visitor who has no page open. */
export async function sendCall(
  { request }: BrowserContext,
  url: string,
  data: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { token } = tokenSchema.parse(await (await request.get(new URL("/api/internal/csrf-token", url).href)).json());
  const headers = { "x-csrf-token": token, "x-requested-with": "XMLHttpRequest", accept: "application/json" };
  const answer = await request.post(url, { data, headers });
  if (!answer.ok()) throw new Error(`${url} answered ${answer.status()}: ${await answer.text()}`);
}
