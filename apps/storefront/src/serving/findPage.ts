import type { ShopPage } from "@torg/pages/contract";
import type { FastifyRequest } from "fastify";
import type { MadePage } from "../http/MadePage.ts";
import type { CachedAnswer } from "../http/PageCache.ts";
import { isUnavailable } from "./failurePage.ts";
import { makePage } from "./makePage.ts";
import { originOf, type Storefront } from "./Storefront.ts";
import { hasSession } from "./visitorHeaders.ts";

/** A page that visitors share: from the cache, newly rendered, or, while it cannot be rendered, its last rendering. */
async function findShared(
  storefront: Storefront,
  request: FastifyRequest,
  cache: NonNullable<Storefront["cache"]>,
): Promise<CachedAnswer<MadePage>> {
  const address = `${originOf(storefront, request)}${request.url}`;
  const found = await cache.get(address, {
    make: () => makePage(storefront, request, "anonymous"),
    isCacheable: ({ setCookies, status, age }) => setCookies.length === 0 && status < 500 && age === null,
    staleIfError: isUnavailable,
  });
  // A page made from cached data lacks something; the last whole page, though older, has it.
  return found.answer.age === null ? found : (cache.old(address) ?? { ...found, age: found.answer.age });
}

/**
 * The page of an address. While the shop cannot read a visitor's session, shared pages are shown as to an anonymous
 * visitor; while it cannot render them, the last rendering is shown.
 */
export async function findPage(
  storefront: Storefront,
  route: ShopPage,
  request: FastifyRequest,
): Promise<CachedAnswer<MadePage>> {
  const { cache } = storefront;
  const findOwn = async (): Promise<CachedAnswer<MadePage>> => {
    const answer = await makePage(storefront, request, "session");
    return { answer, age: answer.age };
  };
  if (cache === undefined || route.cache !== "shared") return findOwn();
  if (!hasSession(request)) return findShared(storefront, request, cache);
  return findOwn().catch((error: unknown) => {
    if (isUnavailable(error)) return findShared(storefront, request, cache);
    throw error;
  });
}
