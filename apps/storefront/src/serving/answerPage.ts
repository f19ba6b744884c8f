import type { ShopPage } from "@torg/pages/contract";
import type { FastifyReply } from "fastify";
import { chooseEncoding } from "../http/chooseEncoding.ts";
import { pageHeaders } from "../http/pageHeaders.ts";
import { plainAddress } from "../routes/plainAddress.ts";
import { findPage } from "./findPage.ts";
import type { Storefront } from "./Storefront.ts";
import { hasSession, isFirstVisit } from "./visitorHeaders.ts";

/** Answers a request for a page, or redirects it to the page's plain address. */
export async function answerPage(storefront: Storefront, route: ShopPage, reply: FastifyReply): Promise<void> {
  const { request } = reply;
  const plain = plainAddress(request.url);
  if (plain !== null) {
    await reply.redirect(plain, 301);
    return;
  }
  const { answer: page, age } = await findPage(storefront, route, request);
  const { status, location, setCookies, embed, maps } = page;
  if (age !== null) void reply.header("age", String(age));
  if (setCookies.length > 0) void reply.header("set-cookie", [...setCookies]);
  if (location !== null) {
    await reply.redirect(location, status);
    return;
  }
  const personal = hasSession(request) || setCookies.length > 0;
  const { paymentHosts, early, isPurged = true } = storefront;
  const surrogateKeys = isPurged ? page.surrogateKeys : "";
  const document = isFirstVisit(request) ? page.inlined(storefront.sheets) : page.document;
  const { styleHashes } = document;
  const facts = { route, status, personal, early, paymentHosts, embed, maps, surrogateKeys, styleHashes };
  const headers = { ...pageHeaders(facts) };
  if (storefront.development) delete headers["content-security-policy"];
  const body = await document.body(chooseEncoding(reply));
  await reply.code(status).headers(headers).send(body);
}
