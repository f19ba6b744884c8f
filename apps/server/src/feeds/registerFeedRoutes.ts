import { anyProductKey, catalogueKey, productsKey, shopKey, surrogateKeys } from "../caches/cacheKeys.ts";
import { type FeedWriter, merchantFeed, prisjaktFeed } from "@torg/feed";
import { merchantFeedPath, prisjaktFeedPath } from "@torg/format/addresses";
import type { FastifyInstance } from "fastify";
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { CatalogueContext } from "../catalogue/CatalogueContext.ts";
import type { CheckoutReader } from "../checkout/createCheckoutReader.ts";
import { type FeedSource, markOfSold, soldItems } from "./soldItems.ts";

/** The context of the feeds. */
export type FeedContext = Pick<CatalogueContext, "db" | "catalogue" | "frame"> & {
  readonly checkouts: Pick<CheckoutReader, "tablesOf">;
};

const feeds: Readonly<Record<string, FeedWriter>> = {
  [merchantFeedPath]: merchantFeed,
  [prisjaktFeedPath]: prisjaktFeed,
};

/** Feeds written at once; further requests are asked to come back later. */
const mostAtOnce = 2;
const comeAgain = 60;

async function* linesOf(writer: FeedWriter, source: FeedSource, title: string): AsyncGenerator<string> {
  yield writer.head({ title, link: `${source.origin}/` });
  for await (const items of soldItems(source)) {
    const lines = items.map(writer.item).join("");
    if (lines !== "") yield lines;
  }
  yield writer.tail;
}

/**
 * Serves feeds of the shop's products for Google Merchant and Prisjakt, streamed while they are read, with an ETag for
 * conditional requests.
 */
export function registerFeedRoutes(server: FastifyInstance, { db, catalogue, frame, checkouts }: FeedContext): void {
  let running = 0;
  for (const [path, writer] of Object.entries(feeds)) {
    server.get(path, async (request, reply) => {
      const tables = await checkouts.tablesOf(null);
      const origin = request.ownOrigin;
      const { shopName } = frame.current().settings;
      const told = JSON.stringify([origin, shopName, tables.deliveryMethods, tables.settings, await markOfSold(db)]);
      const etag = `W/"${createHash("sha256").update(told).digest("base64url").slice(0, 27)}"`;
      void reply.header("surrogate-key", surrogateKeys([shopKey, catalogueKey, anyProductKey, productsKey]));
      void reply.headers({ etag, "cache-control": "public, max-age=300", "x-robots-tag": "noindex" });
      if ((request.headers["if-none-match"] ?? "").split(/,\s*/).includes(etag)) return reply.status(304).send();
      void reply.type(writer.type);
      if (request.method === "HEAD") return reply.send();
      if (running >= mostAtOnce) return reply.status(503).header("retry-after", String(comeAgain)).send();
      running += 1;
      const body = Readable.from(linesOf(writer, { db, catalogue, tables, origin }, shopName));
      body.once("close", () => {
        running -= 1;
      });
      return reply.send(body);
    });
  }
}
