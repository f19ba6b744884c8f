import { Agent, get } from "node:http";

/** Result of one request. */
export interface Asked {
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
}

/** Figures of many requests. */
export interface LoadFigures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  /** Bytes of a response, on average. */
  readonly bytes: number;
  /** Responses that are not a page. */
  readonly failed: number;
}

type Headers = Readonly<Record<string, string>>;

function ask(address: string, agent: Agent, headers: Headers): Promise<Asked> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, bytes: number): void => resolve({ status, bytes, ms: performance.now() - begun });
    const request = get(address, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on("data", (part: Buffer) => (bytes += part.length));
      answer.once("error", () => end(0, bytes));
      answer.once("end", () => end(answer.statusCode ?? 0, bytes));
    });
    request.once("error", () => end(0, 0));
  });
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function figuresOf(all: readonly Asked[], seconds: number): LoadFigures {
  const waited = all.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return {
    perSecond: all.length / seconds,
    p50: quantile(waited, 0.5),
    p99: quantile(waited, 0.99),
    slowest: waited.at(-1) ?? 0,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) / Math.max(1, all.length),
    failed: all.filter(({ status }) => status !== 200).length,
  };
}

/** Closed-loop load: each visitor requests the next page once the last one has arrived, for `seconds`. */
export async function askInTurn(
  next: () => string,
  {
    visitors,
    seconds,
    headers = {},
  }: { readonly visitors: number; readonly seconds: number; readonly headers?: Headers },
): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const all: Asked[] = [];
  const begun = performance.now();
  const visit = async (): Promise<void> => {
    while (performance.now() - begun < seconds * 1000) all.push(await ask(next(), agent, headers));
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  agent.destroy();
  return figuresOf(all, (performance.now() - begun) / 1000);
}

/** Open-loop load: requests start at a steady rate, whether earlier ones are answered or not, until `until` settles. */
export async function askSteadily(
  next: () => string,
  { perSecond, until }: { readonly perSecond: number; readonly until: Promise<unknown> },
): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const all: Promise<Asked>[] = [];
  const ended = new AbortController();
  const over = until.finally(() => ended.abort());
  const begun = performance.now();
  while (!ended.signal.aborted) {
    const due = ((performance.now() - begun) / 1000) * perSecond;
    while (all.length < due) all.push(ask(next(), agent, {}));
    await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
  }
  const seconds = (performance.now() - begun) / 1000;
  const answered = await Promise.all(all);
  agent.destroy();
  await over;
  return figuresOf(answered, seconds);
}

/** Formats figures in columns, under `loadHeading`. */
export const describeLoad = ({ perSecond, p50, p99, slowest, failed }: LoadFigures): string =>
  [perSecond, p50, p99, slowest, failed].map((figure) => figure.toFixed(1).padStart(9)).join(" ");

export const loadHeading = "  pages/s       p50       p99   slowest    failed";
