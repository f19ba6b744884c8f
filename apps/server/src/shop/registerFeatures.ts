import type { FastifyInstance } from "fastify";
import { registerAccount } from "../account/registerAccount.ts";
import { registerCartRoutes } from "../buying/registerCartRoutes.ts";
import { registerDiscountRoutes } from "../buying/registerDiscountRoutes.ts";
import type { BuyingContext } from "../buying/BuyingContext.ts";
import type { CatalogueContext } from "../catalogue/CatalogueContext.ts";
import { createListings } from "../catalogue/listing/createListings.ts";
import { createProductSearch } from "../catalogue/search/createProductSearch.ts";
import { registerCatalogueRoutes } from "../catalogue/registerCatalogueRoutes.ts";
import { registerCheckoutRoutes } from "../buying/registerCheckoutRoutes.ts";
import { loadPaymentMarks } from "../checkout/payment/loadPaymentMarks.ts";
import { registerCompareRoutes } from "../compare/registerCompareRoutes.ts";
import { registerClubRoutes } from "../club/registerClubRoutes.ts";
import { registerDeskRoutes } from "../desk/registerDeskRoutes.ts";
import { registerProgramRoutes } from "../programs/registerProgramRoutes.ts";
import type { DatabasePools } from "../database/openPools.ts";
import { catalogueChannel, listen } from "../database/listen.ts";
import { registerFeedRoutes } from "../feeds/registerFeedRoutes.ts";
import { registerIconRoutes } from "../icons/registerIconRoutes.ts";
import { registerImageRoutes } from "../images/registerImageRoutes.ts";
import { registerOrderRoutes } from "../orders/registerOrderRoutes.ts";
import type { RunningJobs } from "../jobs/startJobs.ts";
import { openFormPayment } from "../payments/opening/openFormPayment.ts";
import { registerAppPaymentRoutes } from "../payments/registerAppPaymentRoutes.ts";
import { registerProviderWebhookRoutes } from "../payments/registerProviderWebhookRoutes.ts";
import { registerSnippetRoutes } from "../payments/snippets/registerSnippetRoutes.ts";
import { registerStandInRoutes } from "../payments/standIns/registerStandInRoutes.ts";
import type { ProviderFetch } from "../providers/providerHttp.ts";
import { createPageReader, type OpenPage } from "../pages/createPageReader.ts";
import { registerPageRoutes } from "../pages/registerPageRoutes.ts";
import { registerSheetRoute } from "../pages/registerSheetRoute.ts";
import { registerReturnRoutes } from "../returns/registerReturnRoutes.ts";
import { registerWithdrawalRoutes } from "../returns/withdrawals/registerWithdrawalRoutes.ts";
import { registerReviewRoutes } from "../reviews/registerReviewRoutes.ts";
import { registerCreditRoutes } from "../services/registerCreditRoutes.ts";
import { registerServiceRoutes } from "../services/registerServiceRoutes.ts";
import { failPages } from "../testControl/failPages.ts";
import { registerTestControl } from "../testControl/registerTestControl.ts";
import { createShopFrame } from "../settings/createShopFrame.ts";
import type { CatalogueFeed } from "../workers/joinSupervisor.ts";
import { openCatalogue } from "./openCatalogue.ts";
import { startWork } from "./startWork.ts";

/** The context of all features. */
export type ShopFeatures = BuyingContext & CatalogueContext;

/** The dependencies of the features. */
interface FeatureBase extends BuyingContext {
  readonly pools: DatabasePools;
  readonly databaseUrl: string;
  readonly jobs: RunningJobs;
  /** The source of the catalogue in one of several workers; null reads it from the database. */
  readonly feed: CatalogueFeed | null;
  /** Sends requests to services other than payment providers. */
  readonly carry: ProviderFetch;
}

/** The running features, and how to stop their background work. */
export interface RunningFeatures {
  readonly context: ShopFeatures;
  /** Loads the data of the page for a request of this process. */
  readonly openPage: OpenPage;
  /** Starts the background work; a second call does nothing. */
  readonly startWork: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Registers the routes of a purchase, from cart to payment. */
function registerBuying(server: FastifyInstance, context: ShopFeatures): void {
  const { payments } = context;
  registerCartRoutes(server, context);
  registerDiscountRoutes(server, context);
  registerCheckoutRoutes(server, context);
  registerOrderRoutes(server, { ...context, openPayment: (buyer) => openFormPayment(payments, buyer) });
  registerProviderWebhookRoutes(server, payments);
  registerAppPaymentRoutes(server, context);
  registerSnippetRoutes(server, payments);
  if (payments.hasStandIns) registerStandInRoutes(server, payments);
}

/** Registers the routes around a purchase, from reviews to the club. */
function registerCustomerCare(server: FastifyInstance, context: ShopFeatures): void {
  registerReviewRoutes(server, context);
  registerReturnRoutes(server, context);
  registerWithdrawalRoutes(server, context);
  registerServiceRoutes(server, context);
  registerCreditRoutes(server, context);
  registerClubRoutes(server, context);
}

/** Registers the routes of all features, and reloads the catalogue whenever an import reports a change. */
export async function registerFeatures(server: FastifyInstance, base: FeatureBase): Promise<RunningFeatures> {
  const { db, pools, pool, config, databaseUrl, payments, checkouts, limits, jobs, carry, feed } = base;
  const reads = pools.replica.db;
  let isStopped = false;
  const onError = (error: unknown): void => {
    // A reading that the end of the shop has cut off is no error.
    if (!isStopped) server.log.error({ err: error }, "the catalogue could not be read");
  };
  const { catalogue, shelf, ...reading } = await openCatalogue({ db: pools.tasks.db, feed, onError });
  const frame = await createShopFrame(pools.tasks.db, loadPaymentMarks);
  const search = createProductSearch(reads, catalogue);
  const defaultPerPage = (): number => frame.current().perPage;
  const listings = createListings({ db: reads, shelf, source: catalogue, search, defaultPerPage });
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
  const listener = listen(databaseUrl, catalogueChannel, {
    onNotice: () => void Promise.all([reading.onNotice(), frame.reload()]).catch(onError),
    onError: (error) => server.log.warn({ err: error }, "the connection for notices broke"),
  });
  if (config.hasTestControl) registerTestControl(server, context);
  registerCatalogueRoutes(server, { ...context, db: reads });
  registerFeedRoutes(server, { ...context, db: reads });
  registerCompareRoutes(server, { ...context, db: pools.browsing.db });
  registerBuying(server, context);
  registerImageRoutes(server, context);
  registerIconRoutes(server, context);
  registerSheetRoute(server, context);
  const bankId = registerAccount(server, context, carry);
  registerPageRoutes(server, { ...context, bankId }, pools.browsing.db);
  registerDeskRoutes(server, context);
  registerProgramRoutes(server, context);
  registerCustomerCare(server, context);
  let work: ReturnType<typeof startWork> | null = null;
  const openPage = createPageReader({ ...context, bankId }, pools.browsing.db);
  return {
    context,
    openPage: config.hasTestControl ? failPages(openPage, db) : openPage,
    async startWork() {
      work ??= startWork({ ...base, db: pools.tasks.db }, jobs);
      await work;
    },
    async stop() {
      isStopped = true;
      const webhooks = await work;
      await Promise.all([webhooks?.stop(), listener.stop(), reading.filled]);
    },
  };
}
