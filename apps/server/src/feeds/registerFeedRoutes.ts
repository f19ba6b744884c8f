import { anyProductKey, catalogueKey, productsKey, shopKey, surrogateKeys } from "../caches/cacheKeys.ts";
import { type FeedWriter, merchantFeed, prisjaktFeed } from "@torg/feed";
import { merchantFeedPath, prisjaktFeedPath } from "@torg/format/addresses";
import type { FastifyInstance } from "fastify";
import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import type { CatalogueContext } from "../catalogue/CatalogueContext.ts";
import { acceptedEncoding, compressor } from "../http/responses/compressAnswer.ts";
import type { CheckoutReader } from "../checkout/createCheckoutReader.ts";
import { type FeedSource, markOfSold, soldItems } from "./soldItems.ts";

/** The context of the feeds. */
export type FeedContext = Pick<CatalogueContext, "db" | "catalogue" | "frame"> & {
  readonly checkouts: Pick<CheckoutReader, "configurationOf">;
};

const feeds: Readonly<Record<string, FeedWriter>> = {
  [merchantFeedPath]: merchantFeed,
  [prisjaktFeedPath]: prisjaktFeed,
};

/** Feeds written at once; further requests are asked to come back later. */
const maxConcurrent = 2;
const comeAgain = 60;

async function* linesOf(writer: FeedWriter, source: FeedSource, title: string): AsyncGenerator<string> {
  yield writer.head({ title, link: `${source.origin}/` });
  for await (const items of soldItems(source)) {
    const lines = items.map(writer.item).join("");
    if (lines !== "") yield lines;
  }
  yield writer.tail;
}

/** Compresses a feed as it is written. A client that leaves ends both streams, so that its place is free again. */
function compressed(body: Readable, encoding: ReturnType<typeof acceptedEncoding>): Readable {
  if (encoding === null) return body;
  // An error reaches the response through the stream that is sent.
  return pipeline(body, compressor(encoding), () => undefined);
}

/**
 * Serves feeds of the shop's products for Google Merchant and Prisjakt, streamed while they are read, with an ETag for
 * conditional requests.
 */
export function registerFeedRoutes(server: FastifyInstance, { db, catalogue, frame, checkouts }: FeedContext): void {
  let running = 0;
  for (const [path, writer] of Object.entries(feeds)) {
    server.get(path, async (request, reply) => {
      const configuration = await checkouts.configurationOf(null);
      const origin = request.ownOrigin;
      const { shopName } = frame.current().settings;
      const version = JSON.stringify([
        origin,
        shopName,
        configuration.deliveryMethods,
        configuration.settings,
        await markOfSold(db),
      ]);
      const etag = `W/"${createHash("sha256").update(version).digest("base64url").slice(0, 27)}"`;
      void reply.header("surrogate-key", surrogateKeys([shopKey, catalogueKey, anyProductKey, productsKey]));
      void reply.headers({ etag, "cache-control": "public, max-age=300", "x-robots-tag": "noindex" });
      void reply.header("vary", "Accept-Encoding");
      if ((request.headers["if-none-match"] ?? "").split(/,\s*/).includes(etag)) return reply.status(304).send();
      void reply.type(writer.type);
      const encoding = acceptedEncoding(request);
      if (request.method !== "HEAD" && running >= maxConcurrent) {
        return reply.status(503).header("retry-after", String(comeAgain)).send();
      }
      if (encoding !== null) void reply.header("content-encoding", encoding);
      if (request.method === "HEAD") return reply.send();
      running += 1;
      const body = Readable.from(linesOf(writer, { db, catalogue, configuration, origin }, shopName));
      body.once("close", () => {
        running -= 1;
      });
      return reply.send(compressed(body, encoding));
    });
  }
}
