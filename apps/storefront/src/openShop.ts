import { fileURLToPath } from "node:url";
import {
  createOwnOrigin,
  createShop,
  createRenderQueue,
  endWithShop,
  loggedPath,
  messageOf,
  followSupervisor,
  paymentHosts,
  prepareShop,
  seedInChildProcess,
  type Shop,
  type ShopConfig,
} from "@torg/server";
import type { Supervisor } from "@torg/server/workers";
import { integrityOf } from "./assets/integrityOf.ts";
import { readAssetFiles } from "./assets/readAssetFiles.ts";
import { readBuiltAssets } from "./assets/readBuiltAssets.ts";
import { httpTransport } from "./backend/httpTransport.ts";
import { injectTransport } from "./backend/injectTransport.ts";
import { createStorefront } from "./serving/createStorefront.ts";
import type { Renderer } from "./serving/Storefront.ts";
import type { MadePage } from "./http/MadePage.ts";
import { PageCache } from "./http/PageCache.ts";
import { maxEntryBytes, pageCacheBytes } from "./http/pageCacheBytes.ts";
import { buildPath } from "./routes/storefrontPaths.ts";

const dist = fileURLToPath(new URL("../dist", import.meta.url));

async function loadRenderer(): Promise<Renderer> {
  const bundle: Renderer = await import(`${dist}/server/renderPage.js`);
  return bundle;
}

/** Exits with the problem; used before anybody is served. */
function giveUp(problem: string): never {
  console.error(problem);
  process.exit(1);
}

/** Registers the shop's pages, rendered in this process, which is one of `workers`. */
async function registerPages(shop: Shop, config: ShopConfig, workers: number): Promise<void> {
  const assets = readBuiltAssets(`${dist}/client`);
  const files = new Map([
    ...readAssetFiles(`${dist}/client`, buildPath, { isHashed: true }),
    ...readAssetFiles(fileURLToPath(new URL("../public", import.meta.url)), "/", { isHashed: false }),
  ]);
  const elsewhere = process.env["SHOP_BACKEND_URL"];
  const renderer = await loadRenderer();
  const cache = new PageCache<MadePage>({
    lifetime: 1000,
    stale: 86_400_000,
    maxEntries: 500,
    maxBytes: pageCacheBytes(workers),
    maxEntryBytes,
    bytesOf: ({ bytes }) => bytes,
    onServe: shop.metrics?.tellPage,
  });
  await shop.server.register(
    createStorefront({
      transport: elsewhere ? httpTransport(elsewhere) : injectTransport(shop.server),
      // Outside production pages use calls even within the process, so that contract violations are found.
      inside: config.isProduction && !elsewhere ? shop.openPage : undefined,
      renderer: () => Promise.resolve(renderer),
      cache,
      isPurged: config.cachePurgeUrls.length > 0,
      turn: createRenderQueue(shop.server.server),
      ownOrigin: createOwnOrigin(config),
      paymentHosts: paymentHosts(config.payments),
      tellViolation: ({ directive, blocked, page }) => {
        const report = { directive, blocked, page: loggedPath(page) };
        shop.server.log.warn(report, "the policy of a page has stopped something");
        shop.server.security.record("policy_violation", null, `${directive} stopped ${blocked} at ${report.page}`);
      },
      assets: { ...assets, integrity: integrityOf(assets, files) },
      files,
    }),
  );
}

/**
 * Opens the shop in this process: the whole of it, or one of several workers controlled by a supervisor. `program` can
 * be run once more for work that takes much memory.
 */
export async function openShop(config: ShopConfig, supervisor: Supervisor | null, program: string): Promise<void> {
  const seed =
    supervisor === null ? prepareShop : seedInChildProcess(program, config.directUrl ?? supervisor.place.databaseUrl);
  const options = { seed, supervisor: supervisor ?? undefined };
  const shop = await createShop(config, options).catch((error: unknown) => giveUp(messageOf(error)));
  await registerPages(shop, config, supervisor?.place.places ?? 1);
  try {
    await shop.server.listen({ port: config.port, host: config.host });
  } catch (error) {
    await shop.close();
    giveUp(`The shop cannot listen on port ${config.port}: ${messageOf(error)}`);
  }
  if (supervisor !== null) {
    followSupervisor(shop, supervisor);
    return;
  }
  console.log(`The shop is open at http://localhost:${config.port}`);
  process.send?.("open");
  endWithShop(shop, () => console.log("Closing the shop …"));
}
