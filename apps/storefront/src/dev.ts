import { fileURLToPath } from "node:url";
import { createShop, readConfig, prepareShop } from "@torg/server";
import type { ViteDevServer } from "vite";
import { createServer } from "vite";
import { developmentConfig } from "../viteConfig.mjs";
import { developmentAssets } from "./assets/developmentAssets.ts";
import { readAssetFiles } from "./assets/readAssetFiles.ts";
import { injectTransport } from "./backend/injectTransport.ts";
import { createStorefront } from "./serving/createStorefront.ts";
import type { Renderer } from "./serving/Storefront.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const config = readConfig(process.env);
const shop = await createShop(config, { seed: prepareShop });
const vite: ViteDevServer = await createServer(developmentConfig(root, shop.server.server));

async function freshRenderer(): Promise<Renderer> {
  const { pageKinds, renderPage, renderFailure } = await vite.ssrLoadModule("/src/render/renderPage.tsx");
  return { pageKinds, renderPage, renderFailure };
}

shop.server.addHook("onRequest", (request, reply, done) => {
  // Requests that Vite does not handle are pages or calls.
  vite.middlewares(request.raw, reply.raw, () => {
    done();
  });
});
await shop.server.register(
  createStorefront({
    transport: injectTransport(shop.server),
    renderer: freshRenderer,
    assets: developmentAssets(root),
    files: readAssetFiles(`${root}/public`, "/", { isHashed: false }),
    development: true,
  }),
);
await shop.server.listen({ port: config.port, host: "127.0.0.1" });
console.log(`The shop is open for development at http://localhost:${config.port}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void vite.close().then(() => shop.close());
  });
}
