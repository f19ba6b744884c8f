import type { FastifyInstance } from "fastify";
import { createPasswordCheck } from "../account/createPasswordCheck.ts";
import { registerLoginRoutes } from "../account/registerLoginRoutes.ts";
import { registerPersonalDataRoutes } from "../account/registerPersonalDataRoutes.ts";
import { registerCartRoutes } from "../buying/registerCartRoutes.ts";
import { registerDiscountRoutes } from "../buying/registerDiscountRoutes.ts";
import type { BuyingContext } from "../buying/BuyingContext.ts";
import type { CatalogueContext } from "../catalogue/CatalogueContext.ts";
import { createCatalogueSource } from "../catalogue/data/createCatalogueSource.ts";
import { createListings } from "../catalogue/listing/createListings.ts";
import { ProductShelf } from "../catalogue/snapshot/ProductShelf.ts";
import { createProductSearch } from "../catalogue/search/createProductSearch.ts";
import { registerCatalogueRoutes } from "../catalogue/registerCatalogueRoutes.ts";
import { registerCheckoutRoutes } from "../buying/registerCheckoutRoutes.ts";
import { loadWaysToPay } from "../checkout/loadWaysToPay.ts";
import { registerCompareRoutes } from "../compare/registerCompareRoutes.ts";
import { registerClubRoutes } from "../club/registerClubRoutes.ts";
import type { DatabaseWays } from "../database/openWays.ts";
import { catalogueChannel, listen } from "../database/listen.ts";
import { registerImageRoutes } from "../images/registerImageRoutes.ts";
import { registerOrderRoutes } from "../orders/registerOrderRoutes.ts";
import type { RunningJobs } from "../jobs/startJobs.ts";
import { registerNoticeRoutes } from "../payments/registerNoticeRoutes.ts";
import { registerSnippetRoutes } from "../payments/registerSnippetRoutes.ts";
import { registerStandInRoutes } from "../payments/standIns/registerStandInRoutes.ts";
import { registerPageRoutes } from "../pages/registerPageRoutes.ts";
import { registerReturnRoutes } from "../returns/registerReturnRoutes.ts";
import { registerWithdrawalRoutes } from "../returns/registerWithdrawalRoutes.ts";
import { registerReviewRoutes } from "../reviews/registerReviewRoutes.ts";
import { registerCreditRoutes } from "../services/registerCreditRoutes.ts";
import { registerServiceRoutes } from "../services/registerServiceRoutes.ts";
import { registerTestControl } from "../testControl/registerTestControl.ts";
import { createShopFrame } from "../settings/createShopFrame.ts";
import { startWork } from "./startWork.ts";

/** What all features together are given. */
export type ShopFeatures = BuyingContext & CatalogueContext;

/** A feature set that runs, and how to end what it does on its own. */
export interface RunningFeatures {
  readonly context: ShopFeatures;
  readonly stop: () => Promise<void>;
}

/** Registers the routes of all features, and reads the catalogue anew whenever an import tells that it has changed. */
export async function registerFeatures(
  server: FastifyInstance,
  base: BuyingContext & { readonly ways: DatabaseWays; readonly databaseUrl: string; readonly jobs: RunningJobs },
): Promise<RunningFeatures> {
  const { db, ways, pool, config, databaseUrl, payments, checkouts, limits, jobs } = base;
  const reads = ways.reads.db;
  const catalogue = await createCatalogueSource(ways.tasks.db);
  const frame = await createShopFrame(ways.tasks.db, loadWaysToPay);
  const shelf = new ProductShelf();
  const search = createProductSearch(reads, catalogue, shelf);
  const usualPage = (): number => frame.current().perPage;
  const listings = createListings({ db: reads, shelf, source: catalogue, search, usualPage });
  const context: ShopFeatures = {
    db,
    pool,
    config,
    jobs,
    payments,
    checkouts,
    limits,
    catalogue,
    frame,
    listings,
    search,
    shelf,
  };
  const onError = (error: unknown): void => server.log.error({ err: error }, "the catalogue could not be read");
  const listener = listen(databaseUrl, catalogueChannel, {
    onNotice: () =>
      void Promise.all([catalogue.reload(), frame.reload()])
        .then(() => shelf.fill(ways.tasks.db))
        .catch(onError),
    onError: (error) => server.log.warn({ err: error }, "the connection for notices broke"),
  });
  const filled = shelf.fill(ways.tasks.db).catch(onError);
  if (config.hasTestControl) registerTestControl(server, context);
  registerCatalogueRoutes(server, { ...context, db: reads });
  registerCompareRoutes(server, { ...context, db: ways.browsing.db });
  registerPageRoutes(server, context, ways.browsing.db);
  registerCartRoutes(server, context);
  registerDiscountRoutes(server, context);
  registerCheckoutRoutes(server, context);
  registerOrderRoutes(server, context);
  registerNoticeRoutes(server, payments);
  registerSnippetRoutes(server, payments);
  if (payments.hasStandIns) registerStandInRoutes(server, payments);
  registerImageRoutes(server, context);
  const checkPassword = createPasswordCheck(context);
  registerLoginRoutes(server, context, checkPassword);
  registerPersonalDataRoutes(server, context, checkPassword);
  registerReviewRoutes(server, context);
  registerReturnRoutes(server, context);
  registerWithdrawalRoutes(server, context);
  registerServiceRoutes(server, context);
  registerCreditRoutes(server, context);
  registerClubRoutes(server, context);
  await startWork({ ...base, db: ways.tasks.db }, jobs);
  return { context, stop: () => Promise.all([listener.stop(), filled]).then(() => undefined) };
}
