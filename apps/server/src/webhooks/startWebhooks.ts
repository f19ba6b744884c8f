import { setTimeout as pause } from "node:timers/promises";
import { deliverDue, dueEndpoints, type WebhookContext } from "./deliverDue.ts";

/** Milliseconds between queries for due messages. */
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
    let sent = 1;
    while (sent > 0 && !ended.signal.aborted) sent = await deliverDue(context, endpoint, ended.signal);
  };
  const sendDue = async (): Promise<void> => {
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
  const run = async (): Promise<void> => {
    const { signal } = ended;
    while (!signal.aborted) {
      await pause(every, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await sendDue().catch(onError);
    }
  };
  const running = run();
  return {
    async stop() {
      ended.abort();
      await running;
      await Promise.all(busy.values());
    },
  };
}
