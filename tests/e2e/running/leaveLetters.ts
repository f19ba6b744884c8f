import { randomUUID } from "node:crypto";
import { accountLinkKinds } from "../../../packages/account/src/domain/index.ts";
import { queueAccountEmail } from "../../../apps/server/src/account/emails/queueAccountEmail.ts";
import { notifyWatchers } from "../../../apps/server/src/account/watches/notifyWatchers.ts";
import { openDatabase } from "../../../apps/server/src/database/openDatabase.ts";
import { startDatabase } from "../../../apps/server/src/database/startDatabase.ts";
import type { JobName } from "../../../apps/server/src/jobs/Jobs.ts";
import { startJobs } from "../../../apps/server/src/jobs/startJobs.ts";
import { askForReviews } from "../../../apps/server/src/reviews/askForReviews.ts";
import { noteGivenUp } from "../../../apps/server/src/seller/givenUpJob.ts";

const buyer = "anna.andersson@example.se";

/**
 * Queues in a running shop, through its own functions, the letters that no other test causes: answers to cases, and all
 * about accounts, watches, reviews, recalls, erasures and failures.
 */
export async function leaveLetters(
  dataDir: string,
  { orderId, productId }: { readonly orderId: number; readonly productId: number },
): Promise<void> {
  const { url } = await startDatabase({ dataDir, role: "task" });
  const { db, pool, close } = openDatabase(url, { max: 3 });
  const jobs = await startJobs(pool, { onError: (error) => console.error(error) });
  const leave = async (name: JobName, rows: readonly { readonly id: number }[]): Promise<void> => {
    for (const { id } of rows) await db.transaction().execute((transaction) => jobs.add(name, id, { db: transaction }));
  };
  const query = (text: string) => pool.query<{ readonly id: number }>(text);
  try {
    await query(
      "INSERT INTO operator (email, name, role, password_hash, code_key) VALUES ('eva@skogen.example', 'Eva', 'seller', '', '')",
    );
    const ended = "SET ended_at = now(), ended_by = 1, ended_how = 'refunded', ended_text = 'Vi hör av oss.'";
    await leave("case-answer", (await query(`UPDATE return_case ${ended} RETURNING id`)).rows);
    await leave("withdrawal-answer", (await query(`UPDATE withdrawal ${ended} RETURNING id`)).rows);
    await query(`INSERT INTO customer (email, first_name, password_hash) VALUES ('${buyer}', 'Anna', '')`);
    for (const kind of [...accountLinkKinds, "told-password", "told-address", "told-bankid"] as const) {
      for (const email of [buyer, "ingen@example.se"]) await queueAccountEmail(db, jobs, { kind, email });
    }
    const watches = `INSERT INTO product_watch (product_id, email, confirmed_at) VALUES
      (${productId}, 'a@example.se', NULL), (${productId}, 'b@example.se', now()) RETURNING id`;
    await leave("watch-mail", (await query(watches)).rows.slice(0, 1));
    await notifyWatchers(db, jobs);
    await query("UPDATE order_act SET created_at = now() - interval '20 days'");
    await query(`UPDATE "order" SET created_at = created_at - interval '20 days' WHERE id = ${orderId}`);
    await query("UPDATE schema_migration SET applied_at = now() - interval '1 year'");
    await askForReviews(db, jobs);
    const recall = `INSERT INTO product_stop (product_id, reason, is_recall, started_by, numbers, hazard, advice)
      VALUES (${productId}, 'Sprucket skaft', true, 1, 'Serie 24', 'Skaftet kan gå av.', 'Sluta använda yxan.') RETURNING id`;
    await leave("recall-letters", (await query(recall)).rows);
    const erasure = "INSERT INTO erasure_letter (email) VALUES ('raderad@example.se') RETURNING id";
    await leave("erasure-mail", (await query(erasure)).rows);
    await noteGivenUp(db, jobs)({ jobId: randomUUID(), name: "order-mail", id: orderId, problem: "no mail server" });
  } finally {
    await jobs.stop();
    await close();
  }
}

/** The jobs that a shop has completed, by name. */
export async function jobsDone(dataDir: string): Promise<readonly string[]> {
  const { url } = await startDatabase({ dataDir, role: "task" });
  const { pool, close } = openDatabase(url, { max: 1 });
  try {
    const { rows } = await pool.query<{ readonly name: string }>(
      "SELECT DISTINCT name FROM job.job WHERE state = 'completed' ORDER BY name",
    );
    return rows.map(({ name }) => name);
  } finally {
    await close();
  }
}
