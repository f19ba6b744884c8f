import type { FastifyInstance } from "fastify";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { refuse } from "../http/Refusal.ts";
import { sendRefusal } from "../http/answerError.ts";
import { uploadAnswer } from "../http/securityHeaders.ts";
import type { ShopContext } from "../shop/ShopContext.ts";
import { serverTexts } from "../texts/sv.ts";
import { createPictureStore } from "./createPictureStore.ts";
import { chooseFormat, readPictureRequest } from "./pictureRequest.ts";

const dataFolder = fileURLToPath(new URL("../../data", import.meta.url));

/** Serves `/assets/uploads/…?w={pixels}`: the shop's own uploads, then the pictures of its data set. */
export function registerImageRoutes(server: FastifyInstance, { config }: Pick<ShopContext, "config">): void {
  const store = createPictureStore({
    sources: [join(config.dataDir, "uploads"), join(dataFolder, config.dataSet, "uploads")],
    cache: join(config.dataDir, "pictures"),
  });
  server.get<{ Params: { "*": string }; Querystring: { w?: string } }>("/assets/uploads/*", async (request, reply) => {
    const wanted = readPictureRequest(request.params["*"], request.query.w);
    const format = chooseFormat(request.headers.accept ?? "", wanted?.path ?? "");
    const picture = wanted === null ? null : await store.find(wanted, format);
    if (picture === null) return sendRefusal(reply, refuse(404, serverTexts.notFound));
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
