import { uploadsPath } from "@torg/format/addresses";
import type { FastifyInstance } from "fastify";
import { refuse } from "../http/responses/Refusal.ts";
import { sendRefusal } from "../http/responses/answerError.ts";
import { uploadAnswer } from "../http/responses/securityHeaders.ts";
import { openLocation } from "../import/openLocation.ts";
import type { ShopContext } from "../context/ShopContext.ts";
import { serverTexts } from "../texts/sv.ts";
import { draw } from "../drawings/draw.ts";
import { readDrawingPath } from "../drawings/drawingPath.ts";
import { createFeedPictures } from "./createFeedPictures.ts";
import { createPictureBook } from "./createPictureBook.ts";
import { objectStoreOf } from "../objects/objectStoreOf.ts";
import { ObjectStoreUnavailableError } from "../objects/ObjectStore.ts";
import { createPictureStore, type Picture, type PictureStore } from "./createPictureStore.ts";
import { chooseFormat, readPictureRequest } from "./pictureRequest.ts";
import { uploadFolders } from "./uploadFolders.ts";

/** The query of a picture's address: a width in pixels, and `jpg` as its format. */
interface PictureQuery {
  readonly w?: string;
  readonly f?: string;
}

/** The drawing that a path encodes; null if it does not encode one. */
function drawingOf(path: string): string | null {
  const plan = readDrawingPath(path);
  return plan === null ? null : draw(plan);
}

const defaultRetention = "public, max-age=604800, stale-while-revalidate=86400";

type ImageContext = Pick<ShopContext, "config" | "db" | "limits">;

function openPictures({ config, db }: ImageContext): PictureStore {
  const objects = objectStoreOf(config);
  const fetched = { store: objects, prefix: "fetched/" };
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
  const book = createPictureBook(db);
  return createPictureStore({
    sources: [...uploadFolders(config), fetched],
    cache: { store: objects, prefix: "pictures/" },
    fetch: (path) => feedPictures.fetch(path),
    draw: drawingOf,
    onFound: (picture) => void book.note(picture),
  });
}

/** Finds the drawing of a product whose own picture is unavailable. */
function drawingInstead(db: ShopContext["db"]): (path: string) => Promise<string | null> {
  return async (path) => {
    if (!path.startsWith("feed/")) return null;
    const stored = db
      .selectFrom("feed_picture")
      .select("drawing")
      .where("path", "=", uploadsPath + path);
    return (await stored.executeTakeFirst())?.drawing ?? null;
  };
}

/** The picture, or the error that its store is unavailable. */
async function unlessAway(finding: Promise<Picture | null>): Promise<Picture | ObjectStoreUnavailableError | null> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof ObjectStoreUnavailableError) return error;
    throw error;
  }
}

/**
 * Serves `/assets/uploads/…?w={pixels}`; `f=jpg` gives the one format that every client can show, also for drawings.
 * Looks in the shop's own uploads, then in the pictures of its data set, then in those of imported feeds, which are
 * fetched on first request.
 */
export function registerImageRoutes(server: FastifyInstance, context: ImageContext): void {
  const { limits } = context;
  const store = openPictures(context);
  const insteadOf = drawingInstead(context.db);
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
    if (wanted === null) return sendRefusal(reply, refusal);
    const found = await unlessAway(store.find({ ...wanted, isRaster }, format, mayFetch));
    const isFound = found !== null && !(found instanceof ObjectStoreUnavailableError);
    const instead = isFound ? null : await insteadOf(wanted.path);
    const picture = instead === null ? found : await store.find({ ...wanted, path: instead, isRaster }, format);
    // Neither the picture nor a drawing, since a drawing must not be cached while the picture may exist.
    if (picture instanceof ObjectStoreUnavailableError) throw picture;
    if (picture === null) return sendRefusal(reply, refusal);
    void reply.headers({
      ...uploadAnswer,
      // A substitute is cached only until the picture may be available again.
      "cache-control": isFound ? defaultRetention : "public, max-age=600",
      etag: picture.etag,
      vary: "Accept",
    });
    if (request.headers["if-none-match"] === picture.etag) return reply.status(304).send();
    return reply.type(picture.type).send(picture.body);
  });
}
