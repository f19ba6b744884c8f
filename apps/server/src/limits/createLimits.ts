import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../database/Database.ts";
import { mailboxDigest } from "../mail/mailboxDigest.ts";
import { LimitRefusal } from "../http/responses/Refusal.ts";
import { limitTexts, waitTime } from "../texts/limitTexts.ts";
import type { LimitSettings } from "../config/limitConfig.ts";
import { type CountedBy, type Limited, namedLimits, type NamedLimit, sendsEmail } from "../config/limits.ts";

/** The keys to count by; only those given are counted. */
export type Who = Readonly<Partial<Record<CountedBy, string>>>;

/** Counts actions in the database, so that all processes of a shop share the counts. */
export interface Limits {
  /**
   * Counts one action before its outcome is known, so that concurrent ones count too. Gives a refusal with 429 if any
   * limit is exceeded; then nothing is counted. `db` may be a transaction, which counts only if it commits.
   */
  take(limited: Limited, who: Who, db?: Kysely<Database>): Promise<LimitRefusal | null>;
  /** Takes back one count. */
  giveBack(limited: Limited, who: Who, db?: Kysely<Database>): Promise<void>;
  /** Clears all counts for these keys. */
  forget(limited: Limited, who: Who): Promise<void>;
}

interface LimitRequest {
  readonly limit: NamedLimit;
  readonly hash: RawBuilder<Buffer>;
}

/** Only a hash is stored. A mailbox ignores case and a suffix after a plus. */
function hashOf({ by }: NamedLimit, key: string): RawBuilder<Buffer> {
  return by === "mailbox" ? mailboxDigest(sql`${key}::text`) : sql`sha256(convert_to(${key}::text, 'UTF8'))`;
}

/**
 * Instead of now(), which is the start of the transaction: of two that wait for each other, the earlier one would still
 * see a later moment.
 */
const free = sql<Date>`'-infinity'::timestamptz`;

/** SQL for the moment when one more is accepted after `taken` were. */
function freeAfter({ most, slowest }: NamedLimit, taken: RawBuilder<number>, end: RawBuilder<Date>): RawBuilder<Date> {
  const wait =
    slowest === undefined
      ? end
      : sql<Date>`now() + make_interval(secs => least(power(2, least(${taken} - ${most}::integer + 1, 20)), ${slowest}::integer))`;
  return sql`CASE WHEN ${taken} >= ${most}::integer THEN ${wait} ELSE ${free} END`;
}

/** SQL that counts one for a limit and gives its name; no row if the limit is exceeded. */
function counting({ limit, hash }: LimitRequest): RawBuilder<unknown> {
  const end = sql<Date>`now() + make_interval(mins => ${limit.minutes}::integer)`;
  const isOver = sql<boolean>`c.ends_at <= now()`;
  const next = sql<number>`(CASE WHEN ${isOver} THEN 1 ELSE c.taken + 1 END)`;
  const nextEnd = limit.slowest === undefined ? sql<Date>`(CASE WHEN ${isOver} THEN ${end} ELSE c.ends_at END)` : end;
  return sql`
    INSERT INTO limit_count AS c (name, key_hash, taken, ends_at, free_at)
    VALUES (${limit.name}, ${hash}, 1, ${end}, ${freeAfter(limit, sql`1`, end)})
    ON CONFLICT (name, key_hash) DO UPDATE
      SET taken = ${next}, ends_at = ${nextEnd}, free_at = ${freeAfter(limit, next, nextEnd)}
      WHERE c.free_at <= now() OR ${isOver}
    RETURNING name`;
}

const isOneOf = (requests: readonly LimitRequest[]): RawBuilder<boolean> =>
  sql`(name, key_hash) IN (${sql.join(requests.map(({ limit, hash }) => sql`(${limit.name}, ${hash})`))})`;

async function count(db: Kysely<Database>, requests: readonly LimitRequest[]): Promise<ReadonlySet<string>> {
  const parts = requests.map((request, index) => sql`${sql.ref(`taken_${index}`)} AS (${counting(request)})`);
  const names = requests.map((_, index) => sql`SELECT name FROM ${sql.ref(`taken_${index}`)}`);
  const { rows } = await sql<{ readonly name: string }>`
    WITH ${sql.join(parts)} ${sql.join(names, sql` UNION ALL `)}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

async function uncount(db: Kysely<Database>, requests: readonly LimitRequest[]): Promise<void> {
  if (requests.length === 0) return;
  const mosts = sql.join(
    requests.map(({ limit }) => sql`WHEN ${limit.name} THEN ${limit.most}::integer`),
    sql` `,
  );
  await sql`
    UPDATE limit_count SET taken = greatest(taken - 1, 0),
      free_at = CASE WHEN taken - 1 < (CASE name ${mosts} END) THEN ${free} ELSE free_at END
    WHERE ${isOneOf(requests)}`.execute(db);
}

/** Seconds until all of these limits accept one more. */
async function secondsLeft(db: Kysely<Database>, requests: readonly LimitRequest[]): Promise<number> {
  const { rows } = await sql<{ readonly seconds: number | null }>`
    SELECT ceil(extract(epoch FROM max(free_at) - now()))::integer AS seconds
    FROM limit_count WHERE ${isOneOf(requests)}`.execute(db);
  // A transaction that began before the one that filled the limit sees a slightly later end.
  const longest = Math.max(...requests.map(({ limit }) => limit.minutes * 60));
  return Math.min(Math.max(rows[0]?.seconds ?? 1, 1), longest);
}

/** Creates the limits of a shop; `settings` replace the default numbers. */
export function createLimits(pool: Kysely<Database>, settings: LimitSettings): Limits {
  const limits = namedLimits.map((limit) => ({ ...limit, most: settings.get(limit.name) ?? limit.most }));

  function requestsOf(limited: Limited, who: Who): readonly LimitRequest[] {
    const keys = new Map(Object.entries(who));
    const groups: readonly string[] = sendsEmail.includes(limited) ? [limited, "letters"] : [limited];
    return limits.flatMap((limit): LimitRequest[] => {
      const key = groups.includes(limit.limited) ? keys.get(limit.by) : undefined;
      return key === undefined ? [] : [{ limit, hash: hashOf(limit, key) }];
    });
  }

  return {
    async take(limited, who, db = pool) {
      const requests = requestsOf(limited, who);
      if (requests.length === 0) return null;
      const counted = await count(db, requests);
      const refused = requests.filter(({ limit }) => !counted.has(limit.name));
      if (refused.length === 0) return null;
      await uncount(
        db,
        requests.filter(({ limit }) => counted.has(limit.name)),
      );
      const retryAfter = await secondsLeft(db, refused);
      const names = refused.map(({ limit }) => limit.name);
      const textName = refused.some(({ limit }) => limit.limited === "letters") ? "letters" : limited;
      return new LimitRefusal(limitTexts[textName](waitTime(retryAfter)), { retryAfter, limits: names });
    },
    giveBack: (limited, who, db = pool) => uncount(db, requestsOf(limited, who)),
    async forget(limited, who) {
      const requests = requestsOf(limited, who);
      if (requests.length > 0) await sql`DELETE FROM limit_count WHERE ${isOneOf(requests)}`.execute(pool);
    },
  };
}
