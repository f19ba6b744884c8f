import { catalogueKey, shopKey, surrogateKeys } from "../../caches/cacheKeys.ts";
import { pageAddress } from "@torg/pages/contract";
import { sql } from "kysely";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { CatalogueContext } from "../CatalogueContext.ts";
import { openPages } from "../../settings/openPages.ts";
import { withoutEnded } from "../../settings/runningCampaign.ts";
import { facetUrl } from "../listing/facetLinks.ts";
import { facetOf } from "../listing/facetOf.ts";
import { movedPages } from "./movedPages.ts";
import { brandUrl, categoryUrl, isNamedBrand, isNamedCategory } from "../data/Catalogue.ts";
import { productUrl } from "../products/productView.ts";
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from "./sitemapXml.ts";

/** Products per sitemap part; the protocol allows 50 000. */
const productsPerPart = 20_000;
const partPath = (part: number): string => `/sitemap/produkter-${part}.xml`;

const keysOfSitemap = surrogateKeys([shopKey, catalogueKey]);

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply
    .headers({
      "content-type": "application/xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
      "surrogate-key": keysOfSitemap,
    })
    .send(xml);
}

/** Serves the sitemap: lists of products in parts, and one of everything else. */
export function registerSitemapRoutes(server: FastifyInstance, context: CatalogueContext): void {
  server.get("/sitemap.xml", async (request, reply) => {
    const parts = Math.ceil((await countProducts(context)) / productsPerPart);
    const paths = ["/sitemap/sidor.xml", ...Array.from({ length: parts }, (_, index) => partPath(index + 1))];
    return sendXml(
      reply,
      sitemapIndexXml(
        request.ownOrigin,
        paths.map((path) => ({ path })),
      ),
    );
  });
  server.get("/sitemap/sidor.xml", async (request, reply) =>
    sendXml(reply, sitemapXml(request.ownOrigin, pages(context))),
  );
  server.get<{ Params: { part: string } }>("/sitemap/produkter-:part.xml", async (request, reply) => {
    const part = Number(request.params.part);
    const products = Number.isSafeInteger(part) && part > 0 ? await findProductPages(context, part) : [];
    if (products.length === 0) void reply.status(404);
    return sendXml(reply, sitemapXml(request.ownOrigin, products));
  });
}

/** All pages but products: categories with products, brands, content pages. */
function pages({ catalogue, frame }: CatalogueContext): readonly SitemapEntry[] {
  const { categories, brands } = catalogue.current();
  const paths = [
    "/",
    pageAddress("brands"),
    pageAddress("stores"),
    ...frame.current().stores.flatMap(({ pageUrl }) => pageUrl ?? []),
    ...[...categories.values()].filter(isNamedCategory).map(categoryUrl),
    ...[...brands.values()].filter(isNamedBrand).map(brandUrl),
    ...frame
      .current()
      .facetPages.filter((facet) => facetOf(catalogue.current(), facet) !== null)
      .map(facetUrl),
    ...withoutEnded(
      openPages(frame.current(), frame.current().contentPages),
      frame.current().home.campaigns,
      Date.now(),
    ).map(({ url }) => url),
  ];
  // Moved pages are listed at their new address.
  return [...new Set(paths.map((path) => movedPages.get(path) ?? path))].map((path) => ({ path }));
}

const isFound = sql<boolean>`listed AND removed_at IS NULL AND parent_id IS NULL`;

async function countProducts({ db }: CatalogueContext): Promise<number> {
  const { count } = await db
    .selectFrom("product")
    .select((each) => each.fn.countAll<number>().as("count"))
    .where(isFound)
    .executeTakeFirstOrThrow();
  return count;
}

async function findProductPages({ db }: CatalogueContext, part: number): Promise<readonly SitemapEntry[]> {
  const rows = await db
    .selectFrom("product")
    .select(["id", "updated_at"])
    .where(isFound)
    .orderBy("id")
    .limit(productsPerPart)
    .offset((part - 1) * productsPerPart)
    .execute();
  return rows.map((row) => ({ path: productUrl(row.id), changed: row.updated_at }));
}
