import { OverloadedError } from "@torg/server";
import type { ShopPage } from "@torg/pages/contract";
import type { FastifyReply } from "fastify";
import { BackendError } from "../backend/backend.ts";
import { MadePage } from "../http/MadePage.ts";
import { chooseEncoding } from "../http/chooseEncoding.ts";
import { pageHeaders } from "../http/pageHeaders.ts";
import type { Storefront } from "./Storefront.ts";

/** Whether the shop server says that something is only temporarily unavailable. */
export const isUnavailable = (error: unknown): boolean => error instanceof BackendError && error.status === 503;

/** 503 for what is only temporarily unavailable, because of the shop server or of overload, else 500. */
export function failureStatus(error: unknown): 500 | 503 {
  return isUnavailable(error) || error instanceof OverloadedError ? 503 : 500;
}

async function failurePage(storefront: Storefront): Promise<MadePage> {
  const { assets, failure, lastSettings: settings } = storefront;
  if (failure !== null && failure.settings === settings && !storefront.development) return failure.page;
  const { renderFailure } = await storefront.renderer();
  const page = new MadePage({ status: 503, html: renderFailure(assets, settings), setCookies: [] });
  storefront.failure = { page, settings };
  return page;
}

/** Answers with the page that is shown when no page could be made. */
export async function answerFailure(storefront: Storefront, status: 500 | 503, reply: FastifyReply): Promise<void> {
  const route: ShopPage = { path: "", cache: "private", zone: "shop" };
  const headers = pageHeaders({ route, status, personal: true, early: storefront.early });
  const page = await failurePage(storefront);
  if (status === 503) void reply.header("retry-after", "5");
  await reply
    .code(status)
    .headers(headers)
    .send(await page.document.body(chooseEncoding(reply)));
}
