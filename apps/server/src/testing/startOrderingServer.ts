import type { FastifyInstance } from "fastify";
import { registerCartRoutes } from "../buying/registerCartRoutes.ts";
import { registerDiscountRoutes } from "../buying/registerDiscountRoutes.ts";
import { createCheckoutReader } from "../checkout/createCheckoutReader.ts";
import { registerCheckoutRoutes } from "../buying/registerCheckoutRoutes.ts";
import { readConfig } from "../config/readConfig.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { cancelOrder } from "../fulfilment/cancelOrder.ts";
import { createServer } from "../http/createServer.ts";
import { registerDeskRoutes } from "../desk/registerDeskRoutes.ts";
import { registerProgramRoutes } from "../programs/registerProgramRoutes.ts";
import { createLimits } from "../limits/createLimits.ts";
import { registerOrderRoutes } from "../orders/registerOrderRoutes.ts";
import { createPayments, type PaymentsOptions } from "../payments/createPayments.ts";
import type { PaymentContext } from "../payments/PaymentContext.ts";
import { openFormPayment } from "../payments/opening/openFormPayment.ts";
import { registerAppPaymentRoutes } from "../payments/registerAppPaymentRoutes.ts";
import { registerProviderWebhookRoutes } from "../payments/registerProviderWebhookRoutes.ts";
import { registerStandInRoutes } from "../payments/standIns/registerStandInRoutes.ts";
import { type RecordedJobs, recordJobs } from "./recordJobs.ts";
import { createVisitor, type TestVisitor } from "./createVisitor.ts";
import { createTestDatabase, type TestDatabase } from "./createTestDatabase.ts";

/** Cart, checkout and orders on a test's own database. */
export interface OrderingServer {
  readonly server: FastifyInstance;
  readonly database: TestDatabase;
  readonly payments: PaymentContext;
  /** Jobs that were added but not run. */
  readonly jobs: RecordedJobs;
  readonly visit: () => Promise<TestVisitor>;
  readonly close: () => Promise<void>;
}

/** Options of an ordering server. */
export interface OrderingServerOptions extends Pick<PaymentsOptions, "fetch" | "timeoutMs"> {
  /** The database of another server, for two servers side by side. */
  readonly database?: TestDatabase;
  /** Rate limits; by default generous, since one buyer orders hundreds of times. "" gives the shop's defaults. */
  readonly limits?: string;
}

/** A connection of its own to a database that another server removes. */
const openAgain = ({ url }: TestDatabase): TestDatabase => ({ ...openDatabase(url), url });

/** Starts the routes of cart, checkout and orders; responses are validated against their contracts. */
export async function startOrderingServer({
  database: shared,
  limits: LIMITS = "order/mailbox=10000, letters/mailbox=10000",
  ...options
}: OrderingServerOptions = {}): Promise<OrderingServer> {
  const database = shared === undefined ? await createTestDatabase() : openAgain(shared);
  const config = readConfig({ DATABASE_URL: database.url, LOG_LEVEL: "silent", NODE_ENV: "test", LIMITS });
  const server = await createServer(config, { buying: database.db, browsing: database.db });
  server.decorate("shopDb", database.db);
  server.decorate("checksAnswers", true);
  const jobs = recordJobs();
  const warnings: string[] = [];
  const warn = (_details: unknown, message: string): void => void warnings.push(message);
  const limits = createLimits(database.db, config.limits);
  const payments = createPayments({ db: database.db, config, jobs, limits, cancelOrder, warn, ...options });
  const checkouts = createCheckoutReader(database.db);
  const context = { db: database.db, pool: database.pool, config, jobs, payments, checkouts, limits };
  registerCartRoutes(server, context);
  registerDiscountRoutes(server, context);
  registerCheckoutRoutes(server, context);
  registerOrderRoutes(server, { ...context, openPayment: (buyer) => openFormPayment(payments, buyer) });
  registerDeskRoutes(server, context);
  registerProgramRoutes(server, context);
  registerProviderWebhookRoutes(server, payments);
  registerAppPaymentRoutes(server, context);
  if (payments.hasStandIns) registerStandInRoutes(server, payments);
  await server.ready();
  const visit = (): Promise<TestVisitor> => createVisitor(server, database.db);
  const close = async (): Promise<void> => {
    await server.close();
    await database.close();
  };
  return { server, database, payments, jobs, visit, close };
}
