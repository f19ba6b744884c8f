import { type Kysely, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { isOfAddress, isOneOfIds, personOf } from "./personOf.ts";

/** Whether a person has subscribed to the newsletter: with an application to the club or with an order. */
export async function wantsNewsletter(db: Kysely<Database>, email: string): Promise<boolean> {
  const isTheirs = isOfAddress(email);
  const { rows } = await sql<{ wants: boolean }>`
    SELECT EXISTS (SELECT FROM club_application WHERE ${isTheirs} AND wants_news)
      OR EXISTS (SELECT FROM "order" WHERE ${isTheirs} AND newsletter) AS wants`.execute(db);
  return rows[0]?.wants === true;
}

/** Withdraws every consent to the newsletter (article 7.3 of the GDPR), also in an open checkout. */
export async function endNewsletter(db: Kysely<Database>, email: string): Promise<void> {
  const { isTheirs, sessions } = await personOf(db, email);
  await sql`
    WITH application AS (
      UPDATE club_application SET wants_news = false, news_text = NULL WHERE ${isTheirs} AND wants_news
    ), checkout AS (
      UPDATE session SET newsletter = false WHERE ${isOneOfIds("id", sessions)} AND newsletter
    ) UPDATE "order" SET newsletter = false WHERE ${isTheirs} AND newsletter`.execute(db);
}
