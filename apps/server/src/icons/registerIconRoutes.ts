import { iconPaths } from "@torg/format/addresses";
import type { FastifyInstance, FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import type { ShopConfig } from "../config/readConfig.ts";
import { uploadAnswer } from "../http/responses/securityHeaders.ts";
import { uploadFolders } from "../images/uploadFolders.ts";
import type { ShopFrameSource } from "../settings/ShopFrame.ts";
import { icoOf, pngOf, shopIcon, type ShopIcon } from "./shopIcon.ts";

interface IconContext {
  readonly config: ShopConfig;
  readonly frame: ShopFrameSource;
}

type Draw = (icon: ShopIcon, ground: string) => Promise<Buffer>;

/** The pictures by address; `ground` is the background for icons that a phone crops to its own shape. */
const pictures: Readonly<Record<string, { readonly type: string; readonly draw: Draw }>> = {
  [iconPaths.ico]: { type: "image/x-icon", draw: (icon) => icoOf(icon) },
  [iconPaths.touch]: { type: "image/png", draw: (icon, ground) => pngOf(icon, 180, ground) },
  [iconPaths.small]: { type: "image/png", draw: (icon) => pngOf(icon, 192, null) },
  [iconPaths.large]: { type: "image/png", draw: (icon) => pngOf(icon, 512, null) },
};

/** Most cached pictures: those of the present settings, and of the ones before. */
const maxDrawn = 2 * Object.keys(pictures).length;

const cacheForDay = (reply: FastifyReply): FastifyReply =>
  reply.headers({ ...uploadAnswer, "cache-control": "public, max-age=86400" });

/** Serves the shop's icon in every format that browsers and phones request, and its manifest. */
export function registerIconRoutes(server: FastifyInstance, { config, frame }: IconContext): void {
  const folders = uploadFolders(config);
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: maxDrawn });
  const currentIcon = () => shopIcon(frame.current().settings.icon, folders);
  for (const [address, { type, draw }] of Object.entries(pictures)) {
    server.get(address, async (_request, reply) => {
      const { icon, themeColor } = frame.current().settings;
      const key = `${address} ${icon} ${themeColor.light}`;
      const picture = drawn.get(key) ?? currentIcon().then((found) => draw(found, themeColor.light));
      drawn.set(key, picture);
      // A changed setting renders again; a failure is not cached.
      picture.catch(() => drawn.delete(key));
      return cacheForDay(reply)
        .type(type)
        .send(await picture);
    });
  }
  server.get(iconPaths.drawing, async (_request, reply) => {
    const { bytes, isDrawing } = await currentIcon();
    if (!isDrawing) return reply.redirect(iconPaths.small, 302);
    return cacheForDay(reply).type("image/svg+xml").send(bytes);
  });
  server.get(iconPaths.manifest, (_request, reply) => {
    const { shopName, themeColor } = frame.current().settings;
    const iconOf = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: "image/png" });
    return cacheForDay(reply)
      .type("application/manifest+json; charset=utf-8")
      .send({
        name: shopName,
        short_name: shopName,
        lang: "sv",
        start_url: "/",
        display: "browser",
        theme_color: themeColor.light,
        background_color: themeColor.light,
        icons: [iconOf(iconPaths.small, 192), iconOf(iconPaths.large, 512)],
      });
  });
}
