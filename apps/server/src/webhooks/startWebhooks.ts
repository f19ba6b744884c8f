import { deliverDue, dueEndpoints, type WebhookContext } from "./deliverDue.ts";

/** Milliseconds between checks for due messages. */
const every = 1000;

/** Running delivery of webhooks. */
export interface RunningWebhooks {
  /** Aborts what is running; the next process sends it again. */
  readonly stop: () => Promise<void>;
}

/** Sends due messages, each receiver on its own, so that a slow one does not delay the others. */
export function startWebhooks(context: WebhookContext, onError: (error: unknown) => void): RunningWebhooks {
  const ended = new AbortController();
  const busy = new Map<string, Promise<void>>();
  const drain = async (endpoint: string): Promise<void> => {
    while (!ended.signal.aborted && (await deliverDue(context, endpoint, ended.signal)) > 0);
  };
  const look = async (): Promise<void> => {
    for (const endpoint of await dueEndpoints(context)) {
      if (busy.has(endpoint) || ended.signal.aborted) continue;
      busy.set(
        endpoint,
        drain(endpoint)
          .catch(onError)
          .finally(() => busy.delete(endpoint)),
      );
    }
  };
  let looking = Promise.resolve();
  const timer = setInterval(() => void (looking = look().catch(onError)), every).unref();
  return {
    async stop() {
      clearInterval(timer);
      ended.abort();
      await looking;
      await Promise.all(busy.values());
    },
  };
}
