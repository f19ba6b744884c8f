import { deliverDue, dueEndpoints, type WebhookContext } from "./deliverDue.ts";

/** Milliseconds from one look for what is due to the next. */
const every = 1000;

/** Webhooks that are being sent. */
export interface RunningWebhooks {
  /** Ends what is under way; it is sent again by whoever runs next. */
  readonly stop: () => Promise<void>;
}

/** Sends what is due, each receiver by itself, so that none waits for another one that is slow. */
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
