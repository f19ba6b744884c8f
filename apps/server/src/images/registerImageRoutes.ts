import type { FastifyInstance } from "fastify";
import { join } from "node:path";
import { refuse } from "../http/Refusal.ts";
import { sendRefusal } from "../http/answerError.ts";
import { uploadAnswer } from "../http/securityHeaders.ts";
import { openLocation } from "../import/openLocation.ts";
import type { ShopContext } from "../context/ShopContext.ts";
import { serverTexts } from "../texts/sv.ts";
import { createFeedPictures } from "./createFeedPictures.ts";
import { createPictureStore } from "./createPictureStore.ts";
import { chooseFormat, readPictureRequest } from "./pictureRequest.ts";
import { uploadFolders } from "./uploadFolders.ts";

/**
 * Serves `/assets/uploads/…?w={pixels}`: the shop's own uploads, then the pictures of its data set, then those that
 * imported feeds name, which are fetched when they are first asked for.
 */
export function registerImageRoutes(
  server: FastifyInstance,
  context: Pick<ShopContext, "config" | "db" | "limits">,
): void {
  const { config, db, limits } = context;
  const fetched = join(config.dataDir, "fetched");
  const feedPictures = createFeedPictures({
    folder: fetched,
    sourceOf: async (path) => {
      const stored = db.selectFrom("feed_picture").select("source").where("path", "=", `/assets/uploads/${path}`);
      return (await stored.executeTakeFirst())?.source ?? null;
    },
    open: openLocation,
    now: () => performance.now(),
  });
  const store = createPictureStore({
    sources: [...uploadFolders(config), fetched],
    cache: join(config.dataDir, "pictures"),
    fetch: (path) => feedPictures.fetch(path),
  });
  server.get<{ Params: { "*": string }; Querystring: { w?: string } }>("/assets/uploads/*", async (request, reply) => {
    const wanted = readPictureRequest(request.params["*"], request.query.w);
    const format = chooseFormat(request.headers.accept ?? "", wanted?.path ?? "");
    let refusal = refuse(404, serverTexts.notFound);
    const mayFetch = async (): Promise<boolean> => {
      const tooMany = await limits.take("picture", { address: request.visit.address });
      refusal = tooMany ?? refusal;
      return tooMany === null;
    };
    const picture = wanted === null ? null : await store.find(wanted, format, mayFetch);
    if (picture === null) return sendRefusal(reply, refusal);
    void reply.headers({
      ...uploadAnswer,
      "cache-control": "public, max-age=604800, stale-while-revalidate=86400",
      etag: picture.etag,
      vary: "Accept",
    });
    if (request.headers["if-none-match"] === picture.etag) return reply.status(304).send();
    return reply.type(picture.type).send(picture.body);
  });
}
