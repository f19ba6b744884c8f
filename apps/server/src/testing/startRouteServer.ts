import type { FastifyInstance } from "fastify";
import { type ShopConfig, readConfig } from "../config/readConfig.ts";
import type { ShopContext } from "../context/ShopContext.ts";
import { createServer } from "../http/createServer.ts";
import { createLimits } from "../limits/createLimits.ts";
import type { Email, Mailer } from "../mail/createMailer.ts";
import { createTestDatabase, type TestDatabase } from "./createTestDatabase.ts";
import { createVisitor, type TestVisitor } from "./createVisitor.ts";
import { type RecordedJobs, recordJobs } from "./recordJobs.ts";

/** What is needed to send a letter. */
interface Sending {
  readonly db: TestDatabase["db"];
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

/** Some routes of a shop on a test's own database; letters are sent when the test says so. */
export interface RouteServer {
  readonly server: FastifyInstance;
  readonly database: TestDatabase;
  readonly jobs: RecordedJobs;
  /** The address used in letters. */
  readonly publicUrl: string;
  readonly visit: () => Promise<TestVisitor>;
  /** The pending jobs. */
  readonly waiting: () => RecordedJobs["added"];
  /** Runs the pending jobs, as the shop's background work does, and gives the letters sent. */
  readonly sendEmails: (send: (sending: Sending, id: number) => Promise<void>) => Promise<readonly Email[]>;
  /** Clears the pending jobs and the rate limits. */
  readonly startAnew: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts a server with the given routes; responses are validated against their contracts. */
export async function startRouteServer(
  register: (server: FastifyInstance, context: ShopContext) => unknown,
  changes: Partial<ShopConfig> = {},
): Promise<RouteServer> {
  const database = await createTestDatabase();
  const { db, pool } = database;
  const read = readConfig({ DATABASE_URL: database.url, LOG_LEVEL: "silent", NODE_ENV: "test" });
  const config = { ...read, ...changes };
  const jobs = recordJobs();
  const publicUrl = "https://shop.example";
  const server = await createServer(config, { buying: db, browsing: db });
  server.decorate("shopDb", db);
  server.decorate("checksAnswers", true);
  register(server, { db, pool, config, jobs, limits: createLimits(db, config.limits) });
  await server.ready();
  let done = 0;
  const waiting = () => jobs.added.slice(done);

  return {
    server,
    database,
    jobs,
    publicUrl,
    visit: () => createVisitor(server, db),
    waiting,
    async sendEmails(send) {
      const sent: Email[] = [];
      const mailer: Mailer = { send: (mail) => Promise.resolve(void sent.push(mail)) };
      const ids = waiting().map(({ id }) => id);
      done = jobs.added.length;
      for (const id of ids) await send({ db, mailer, publicUrl }, id);
      return sent;
    },
    async startAnew() {
      done = jobs.added.length;
      await pool.query("DELETE FROM limit_count");
    },
    async close() {
      await server.close();
      await database.close();
    },
  };
}
