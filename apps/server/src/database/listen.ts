import pg from "pg";
import { toError } from "../errors/toError.ts";

/** The channel on which imports report a changed catalogue: `NOTIFY catalogue_changed`. */
export const catalogueChannel = "catalogue_changed";

/** The listener for notices of the database. */
export interface Listener {
  readonly onNotice: () => void;
  readonly onError: (error: Error) => void;
  /** Milliseconds between checks whether the database still responds, and the timeout of each. */
  readonly pulse?: number;
}

const restart = 1000;
const defaultPulse = 10_000;

/**
 * Listens on a channel with a connection of its own, which reconnects when it breaks or has silently died. `onNotice`
 * is called after reconnecting as well, as notices may have been missed.
 */
export function listen(url: string, channel: string, listener: Listener): { stop(): Promise<void> } {
  const { onNotice, onError, pulse = defaultPulse } = listener;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const fail = (error: Error): void => {
    if (stopped) return;
    onError(error);
    client?.removeAllListeners();
    client?.on("error", () => undefined);
    void client?.end().catch(() => undefined);
    client = null;
    clearTimeout(timer);
    timer = setTimeout(() => void connect(true), restart);
  };
  const connect = async (isAgain: boolean): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: "torg listener",
      keepAlive: true,
      connectionTimeoutMillis: pulse,
      query_timeout: pulse,
    });
    client = next;
    next.on("error", fail);
    next.on("end", () => fail(new Error("The listening connection ended.")));
    next.on("notification", () => onNotice());
    const failOf = (error: unknown): void => {
      if (client === next) fail(toError(error));
    };
    try {
      await next.connect();
      await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      if (isAgain) onNotice();
      probe(next, failOf);
    } catch (error) {
      failOf(error);
    }
  };
  /** A machine that loses power closes no connection, so a mere listener would never notice. */
  const probe = (probed: pg.Client, failOf: (error: unknown) => void): void => {
    if (stopped || client !== probed) return;
    timer = setTimeout(() => {
      probed.query("SELECT 1").then(() => probe(probed, failOf), failOf);
    }, pulse);
  };
  void connect(false);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
