import { type Kysely, type RawBuilder, sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "../database/Database.ts";
import { ProviderError, type ProviderFetch } from "../providers/providerHttp.ts";
import type { ConnectedCarrier } from "../carriers/Carrier.ts";
import { carriers } from "../carriers/carriers.ts";
import { pointsOfList } from "./pointsOfList.ts";
import { type Destination, type FindPoints, pointNearness, type PointsAnswer } from "../carriers/ServicePoint.ts";

/** The known places of a destination, by source: `list`, or a carrier's name. */
export type PointsBySource = Readonly<Partial<Record<string, PointsAnswer>>>;

/** Finds the places where parcels can be picked up. */
export interface ServicePoints {
  /** Asks the given sources about a destination; a carrier that does not respond is replaced by the shop's own list. */
  readonly near: (sources: readonly string[], to: Destination) => Promise<PointsBySource>;
}

/** The input of service points. */
export interface ServicePointsOptions {
  /** The carriers the shop has access to; the others are simulated from its own list. */
  readonly access?: readonly ConnectedCarrier[];
  readonly fetch?: ProviderFetch;
  /** Timeout for a carrier in milliseconds, as the page waits for it. */
  readonly timeoutMs?: number;
  readonly now?: () => number;
  readonly warn?: (details: unknown, message: string) => void;
}

const minute = 60_000;
/**
 * Milliseconds an answer is cached: a carrier's for a day, the list's for two minutes, a replacement for one minute.
 */
const freshFor = { carrier: 24 * 60 * minute, list: 2 * minute, instead: minute };
/** Most answers cached by one process. */
const maxCached = 5000;

interface CachedAnswer {
  readonly answer: PointsAnswer;
  readonly until: number;
}

/** The stored answers for a session's destination, of any age, as a column of a query on the session. */
export const pointColumns: RawBuilder<{ readonly points: PointsBySource }> = sql`
  (SELECT coalesce(json_object_agg(a.source, a.answer), '{}') FROM service_point_answer a
    WHERE a.country_code = session.country_code AND a.postal_code = coalesce(
      CASE WHEN session.test_checkout ? 'postal_code' THEN session.test_checkout ->> 'postal_code'
        ELSE session.postal_code END, '')) AS points`;

/** A source and a destination. */
interface Question {
  readonly source: string;
  readonly to: Destination;
}

async function readStored(db: Kysely<Database>, { source, to }: Question): Promise<CachedAnswer | null> {
  const { rows } = await sql<{ readonly answer: PointsAnswer; readonly until: Date }>`
    SELECT answer, fresh_until AS until FROM service_point_answer
    WHERE source = ${source} AND country_code = ${to.countryCode} AND postal_code = ${to.postalCode}`.execute(db);
  const [row] = rows;
  return row === undefined ? null : { answer: row.answer, until: row.until.getTime() };
}

async function storeAnswer(db: Kysely<Database>, { source, to }: Question, entry: CachedAnswer): Promise<void> {
  await sql`
    INSERT INTO service_point_answer (source, country_code, postal_code, answer, fresh_until)
    VALUES (${source}, ${to.countryCode}, ${to.postalCode}, ${JSON.stringify(entry.answer)}, ${new Date(entry.until)})
    ON CONFLICT (source, country_code, postal_code)
      DO UPDATE SET answer = excluded.answer, fresh_until = excluded.fresh_until`.execute(db);
}

/** A carrier's answer, without places that are too far away. */
async function askCarrier(find: FindPoints, to: Destination): Promise<PointsAnswer> {
  const points = (await find(to)).filter(({ distanceKm }) => (distanceKm ?? 0) <= pointNearness.withinKm);
  return points.length === 0 ? { state: "none" } : { state: "found", points: points.slice(0, pointNearness.limit) };
}

/** Creates the service points from carriers, the shop's own list, and cached answers. */
export function createServicePoints(db: Kysely<Database>, options: ServicePointsOptions = {}): ServicePoints {
  const { access = [], fetch = globalThis.fetch, timeoutMs = 2500, now = Date.now, warn = () => undefined } = options;
  const fromList: FindPoints = async (to) => {
    const answer = await pointsOfList(db, to);
    return answer.state === "found" ? answer.points : [];
  };
  const patient: ProviderFetch = (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  const connected = new Map(access.map(({ name, connect }) => [name, connect(patient)]));
  const standIns = new Map(
    carriers.map(({ name, standInConnection, standIn }) => [name, standInConnection.connect(standIn(fromList))]),
  );
  const memory = new LRUCache<string, Promise<CachedAnswer>>({ max: maxCached });

  const ask = async ({ source, to }: Question): Promise<CachedAnswer> => {
    const listed = (): Promise<PointsAnswer> => pointsOfList(db, to);
    const carrier = connected.get(source) ?? standIns.get(source);
    const isReal = connected.has(source);
    if (carrier === undefined || to.postalCode === "") return { answer: await listed(), until: now() + freshFor.list };
    try {
      const answer = await askCarrier(carrier, to);
      // A stand-in only knows the list, which can tell "none" from "unknown".
      if (answer.state === "none" && !isReal) return { answer: await listed(), until: now() + freshFor.list };
      return { answer, until: now() + (isReal ? freshFor.carrier : freshFor.list) };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      warn({ carrier: source, trouble: error.trouble, status: error.status }, "a carrier tells no service points");
      const before = await readStored(db, { source, to });
      return { answer: before?.answer ?? (await listed()), until: now() + freshFor.instead };
    }
  };
  const find = async (question: Question): Promise<CachedAnswer> => {
    const before = await readStored(db, question);
    if (before !== null && before.until > now()) return before;
    const entry = await ask(question);
    await storeAnswer(db, question, entry);
    return entry;
  };
  const findCached = async (source: string, to: Destination): Promise<CachedAnswer> => {
    const key = `${source}/${to.countryCode}/${to.postalCode}`;
    const remembering = memory.get(key);
    const remembered = remembering === undefined ? null : await remembering;
    if (remembered !== null && remembered.until > now()) return remembered;
    const finding = find({ source, to });
    memory.set(key, finding);
    finding.catch(() => memory.delete(key));
    return finding;
  };
  return {
    async near(sources, to) {
      const wanted = [...new Set(sources)].filter((source) => source !== "");
      const answers = wanted.map(async (source) => [source, (await findCached(source, to)).answer] as const);
      return Object.fromEntries(await Promise.all(answers));
    },
  };
}
