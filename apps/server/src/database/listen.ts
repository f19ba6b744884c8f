import pg from "pg";

/** The channel on which an import tells that the catalogue has changed: `NOTIFY catalogue_changed`. */
export const catalogueChannel = "catalogue_changed";

/** What hears notices of the database. */
export interface Listener {
  readonly onNotice: () => void;
  readonly onError: (error: Error) => void;
}

const restart = 1000;

/**
 * Listens on a channel with a connection of its own that comes back when it breaks. After a break `onNotice` is called
 * as well, since notices may have been missed.
 */
export function listen(url: string, channel: string, { onNotice, onError }: Listener): { stop(): Promise<void> } {
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
    const next = new pg.Client({ connectionString: url, application_name: "torg listener", keepAlive: true });
    client = next;
    next.on("error", fail);
    next.on("end", () => fail(new Error("The listening connection ended.")));
    next.on("notification", () => onNotice());
    try {
      await next.connect();
      await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      if (isAgain) onNotice();
    } catch (error) {
      if (client === next) fail(error instanceof Error ? error : new Error(String(error)));
    }
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
