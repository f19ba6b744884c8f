import type { FastifyInstance } from "fastify";
import { refuse } from "../http/responses/Refusal.ts";
import { sendRefusal } from "../http/responses/answerError.ts";
import { serverTexts } from "../texts/sv.ts";
import type { ShopFrameSource } from "../settings/ShopFrame.ts";
import { ownSheetRoute } from "../settings/ownSheet.ts";

/** Serves the shop's own style sheets, also old ones that cached pages still name; needs no database. */
export function registerSheetRoute(server: FastifyInstance, { frame }: { readonly frame: ShopFrameSource }): void {
  server.get<{ Params: { file: string } }>(ownSheetRoute, async (request, reply) => {
    const css = frame.current().sheets.get(request.params.file.replace(/\.css$/, ""));
    if (css === undefined) return sendRefusal(reply, refuse(404, serverTexts.notFound));
    void reply.header("cache-control", "public, max-age=31536000, immutable");
    return reply.type("text/css; charset=utf-8").send(css);
  });
}
