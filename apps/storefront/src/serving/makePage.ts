import { mapsHosts } from "@torg/stores/domain/map";
import type { FastifyRequest } from "fastify";
import { createVisit } from "../backend/backend.ts";
import { insideSource } from "../backend/insideSource.ts";
import { type PageSource, wireSource } from "../backend/PageSource.ts";
import { MadePage } from "../http/MadePage.ts";
import { surrogateKeysOf } from "../http/surrogateKeysOf.ts";
import { loadPage } from "../render/loadPage.ts";
import { originOf, type Storefront } from "./Storefront.ts";
import { hasSession, type PageVisitor, visitorHeaders } from "./visitorHeaders.ts";

function sourceOf({ inside, transport }: Storefront, request: FastifyRequest, visitor: PageVisitor): PageSource {
  return inside === undefined
    ? wireSource(createVisit(transport, visitorHeaders(request, visitor)))
    : insideSource(inside(request, visitor));
}

/** Reads and renders the page of a request. */
export async function makePage(
  storefront: Storefront,
  request: FastifyRequest,
  visitor: PageVisitor,
): Promise<MadePage> {
  const { renderer, assets } = storefront;
  const source = sourceOf(storefront, request, visitor);
  const { renderPage, pageKinds } = await renderer();
  const loaded = await loadPage(source, request.url, pageKinds);
  const setCookies = source.setCookies();
  const { status } = loaded;
  if (loaded.kind === "redirect") return new MadePage({ status, location: loaded.location, setCookies });
  if (visitor === "anonymous" || !hasSession(request)) storefront.lastSettings = loaded.input.settings;
  const { page, settings } = loaded.input;
  const embed = page.page === "product" ? page.product.embed : null;
  const maps = page.page === "stores" || page.page === "store" ? mapsHosts(settings.maps) : null;
  await storefront.turn?.();
  const html = renderPage({ ...loaded.input, origin: originOf(storefront, request), assets });
  const surrogateKeys = surrogateKeysOf(page);
  return new MadePage({ status, html, setCookies, embed, maps, age: source.age(), surrogateKeys });
}
