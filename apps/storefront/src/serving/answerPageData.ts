import type { FastifyReply } from "fastify";
import { createVisit } from "../backend/backend.ts";
import { compressBody } from "../http/compressBody.ts";
import { chooseEncoding } from "../http/chooseEncoding.ts";
import { loadPageData } from "../render/loadPage.ts";
import { isUnavailable } from "./failurePage.ts";
import type { StorefrontOptions } from "./Storefront.ts";
import { hasSession, type PageVisitor, visitorHeaders } from "./visitorHeaders.ts";

/** Answers with a page's data for its islands: checked against the contract here, so that browsers need not. */
export async function answerPageData({ transport }: StorefrontOptions, reply: FastifyReply): Promise<void> {
  const { request } = reply;
  const { searchParams } = new URL(request.url, "http://localhost");
  const path = searchParams.get("path") ?? "/";
  const load = (visitor: PageVisitor) => loadPageData(createVisit(transport, visitorHeaders(request, visitor)), path);
  const loaded = await load("session").catch((error: unknown) => {
    if (isUnavailable(error) && hasSession(request)) return load("anonymous");
    throw error;
  });
  const body = await compressBody(JSON.stringify(loaded ?? { message: null }), chooseEncoding(reply));
  await reply
    .code(loaded ? 200 : 404)
    .headers({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      vary: "Accept-Encoding, Cookie",
    })
    .send(body);
}
