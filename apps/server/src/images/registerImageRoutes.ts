import { uploadsPath } from "@torg/format/addresses";
import type { FastifyInstance } from "fastify";
import { join } from "node:path";
import { refuse } from "../http/Refusal.ts";
import { sendRefusal } from "../http/answerError.ts";
import { uploadAnswer } from "../http/securityHeaders.ts";
import { openLocation } from "../import/openLocation.ts";
import type { ShopContext } from "../context/ShopContext.ts";
import { serverTexts } from "../texts/sv.ts";
import { draw } from "../drawings/draw.ts";
import { readDrawingPath } from "../drawings/drawingPath.ts";
import { createFeedPictures } from "./createFeedPictures.ts";
import { createPictureStore } from "./createPictureStore.ts";
import { chooseFormat, readPictureRequest } from "./pictureRequest.ts";
import { uploadFolders } from "./uploadFolders.ts";

/** What a picture's address asks for: a width in pixels, and `jpg` as its format. */
interface PictureQuery {
  readonly w?: string;
  readonly f?: string;
}

/** The drawing that a path stands for; null for one that stands for none. */
function drawingOf(path: string): string | null {
  const plan = readDrawingPath(path);
  return plan === null ? null : draw(plan);
}

/**
 * Serves `/assets/uploads/…?w={pixels}`, with `f=jpg` in the one format that everybody can show, drawings too: the shop's own uploads, then the pictures of its data set, then those that
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
      const stored = db
        .selectFrom("feed_picture")
        .select("source")
        .where("path", "=", uploadsPath + path);
      return (await stored.executeTakeFirst())?.source ?? null;
    },
    open: openLocation,
    now: () => performance.now(),
  });
  /** What is drawn of a product whose own picture cannot be had. */
  const insteadOf = async (path: string): Promise<string | null> => {
    if (!path.startsWith("feed/")) return null;
    const stored = db
      .selectFrom("feed_picture")
      .select("drawing")
      .where("path", "=", uploadsPath + path);
    return (await stored.executeTakeFirst())?.drawing ?? null;
  };
  const store = createPictureStore({
    sources: [...uploadFolders(config), fetched],
    cache: join(config.dataDir, "pictures"),
    fetch: (path) => feedPictures.fetch(path),
    draw: drawingOf,
  });
  server.get<{ Params: { "*": string }; Querystring: PictureQuery }>(`${uploadsPath}*`, async (request, reply) => {
    const { w, f } = request.query;
    const wanted = readPictureRequest(request.params["*"], w);
    const isRaster = f === "jpg";
    const format = isRaster ? "jpeg" : chooseFormat(request.headers.accept ?? "", wanted?.path ?? "");
    let refusal = refuse(404, serverTexts.notFound);
    const mayFetch = async (): Promise<boolean> => {
      const tooMany = await limits.take("picture", { address: request.visit.address });
      refusal = tooMany ?? refusal;
      return tooMany === null;
    };
    const found = wanted === null ? null : await store.find({ ...wanted, isRaster }, format, mayFetch);
    const instead = found === null && wanted !== null ? await insteadOf(wanted.path) : null;
    const picture =
      instead === null || wanted === null ? found : await store.find({ ...wanted, path: instead, isRaster }, format);
    if (picture === null) return sendRefusal(reply, refusal);
    void reply.headers({
      ...uploadAnswer,
      // What stands in for a picture is asked for anew when the picture may be had again.
      "cache-control": found === null ? "public, max-age=600" : "public, max-age=604800, stale-while-revalidate=86400",
      etag: picture.etag,
      vary: "Accept",
    });
    if (request.headers["if-none-match"] === picture.etag) return reply.status(304).send();
    return reply.type(picture.type).send(picture.body);
  });
}
