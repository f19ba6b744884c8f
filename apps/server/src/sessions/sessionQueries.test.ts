import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { findSession, insertSession, sessionOnly, updateSession } from "./sessionQueries.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

/** Sets a session's last activity some minutes back, and returns the minutes after it was looked up. */
async function minutesAfterLookUp(minutesBefore: number): Promise<number> {
  const { db } = database;
  const { session, secret } = await insertSession(db);
  await sql`UPDATE session SET last_seen_at = now() - make_interval(mins => ${minutesBefore}) WHERE id = ${session.id}`.execute(
    db,
  );
  await findSession(db, secret, sessionOnly);
  const { rows } = await sql<{ readonly minutes: number }>`
    SELECT floor(extract(epoch FROM now() - last_seen_at) / 60)::integer AS minutes
    FROM session WHERE id = ${session.id}`.execute(db);
  return rows[0]?.minutes ?? -1;
}

describe("a session", () => {
  it("is read without the hash of its secret, together with the other columns of the statement", async () => {
    const { session, secret } = await insertSession(database.db);
    const more = sql<{
      readonly lines: number;
    }>`(SELECT count(*) FROM cart_line WHERE session_id = session.id) AS lines`;
    const found = await findSession(database.db, secret, more);
    expect(found).toMatchObject({ session, lines: 0 });
    expect(JSON.stringify(found)).not.toContain("token_hash");
    expect(await findSession(database.db, `${secret.slice(1)}A`, more)).toBeNull();
  });

  it("is read as it was written, with odd field names and values unchanged", async () => {
    const { session } = await insertSession(database.db);
    const fields = { postal_code: "127 47", order_message: '\'; -- "\u2013"', newsletter: true };
    const { session: written } = await updateSession(database.db, { id: session.id, fields }, sessionOnly);
    expect(written).toEqual({ ...session, ...fields });
  });

  it("is recorded as seen once an hour, and deleted after two weeks", async () => {
    expect(await minutesAfterLookUp(59)).toBe(59);
    expect(await minutesAfterLookUp(61)).toBe(0);
    expect(await minutesAfterLookUp(14 * 24 * 60 + 1)).toBe(14 * 24 * 60 + 1);
  });
});
