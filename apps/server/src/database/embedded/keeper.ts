import pg from "pg";

const keeperName = "torg keeper";

/** Whether the database at `url` belongs to a living process; null when it does not respond. */
export async function isKept(url: string): Promise<boolean | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const found = await client.query("SELECT 1 FROM pg_stat_activity WHERE application_name = $1", [keeperName]);
    return found.rowCount !== 0;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Holds a connection that marks the database as in use; it reconnects when broken. */
export function holdConnection(url: string): { stop(): Promise<void> } {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const retry = (): void => {
    client = null;
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(connect, 300);
  };
  const connect = (): void => {
    const next = new pg.Client({ connectionString: url, application_name: keeperName });
    client = next;
    next.on("error", retry);
    next.connect().catch(retry);
  };
  connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
