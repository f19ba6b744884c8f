import type { DeskFailures, FailedWebhook, StuckMoney } from "@torg/desk/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { jobNames } from "../../jobs/Jobs.ts";
import { failedWork } from "../../seller/failedWork.ts";
import { readFailures } from "../../seller/givenUpJob.ts";

/** Most failures listed of each kind. */
const maxFailures = 100;

const isKnown = (job: string): boolean => jobNames.some((name) => name === job);

async function listMoney(db: Kysely<Database>): Promise<readonly StuckMoney[]> {
  // Money that nothing has tried to move for an hour needs attention as well.
  const { rows } = await sql<StuckMoney>`
    SELECT o.name AS "order", m.kind AS move, m.amount_ore AS "amountOre", m.tries, m.problem
    FROM money_move m JOIN "order" o ON o.id = m.order_id
    WHERE m.done_at IS NULL AND (m.problem <> '' OR m.created_at < now() - interval '1 hour')
    ORDER BY m.id DESC LIMIT ${maxFailures}`.execute(db);
  return rows;
}

type WebhookRow = Omit<FailedWebhook, "at"> & { readonly at: Date };

async function listWebhooks(db: Kysely<Database>): Promise<readonly FailedWebhook[]> {
  const { rows } = await sql<WebhookRow>`
    SELECT m.message_id AS id, m.type, d.endpoint, d.given_up_at AS at, d.tries, d.status, d.problem,
      e.disabled_at IS NULL AND m.type = ANY (e.events) AS "isRepeatable"
    FROM webhook_delivery d JOIN webhook_message m ON m.id = d.message JOIN webhook_endpoint e ON e.name = d.endpoint
    WHERE d.given_up_at IS NOT NULL ORDER BY d.given_up_at DESC, d.id DESC LIMIT ${maxFailures}`.execute(db);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Lists failures that need attention; money and webhooks only appear in their own lists. */
export async function listFailures(db: Kysely<Database>): Promise<DeskFailures> {
  const isListed = sql<boolean>`g.ended_at IS NULL AND g.name NOT IN ('order-money', 'webhook')`;
  const jobs = await readFailures(db, { condition: isListed, limit: maxFailures });
  return {
    jobs: jobs.map(({ number, job, order, problem, at }) => ({
      id: number,
      what: failedWork(job),
      order,
      problem,
      at: at.toISOString(),
      isRepeatable: isKnown(job),
    })),
    money: await listMoney(db),
    webhooks: await listWebhooks(db),
  };
}
