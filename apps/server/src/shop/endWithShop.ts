import { errorForLog } from "../http/errorForLog.ts";
import type { DrainOptions } from "../http/prepareDrain.ts";
import type { Supervisor } from "../workers/joinSupervisor.ts";
import type { Shop } from "./createShop.ts";

/** The exit code after a failure that nothing has handled. */
export const failedCode = 70;
/** Milliseconds for everything that ends in its turn: requests twelve seconds, jobs ten, the embedded database ten. */
const longestEnd = 35_000;
/** Milliseconds after a failure, when nobody knows whether the rest still ends. */
const longestAfterFailure = 15_000;

/**
 * Ends the process with its shop. A signal lets requests end and leaves with 0, or with 70 when that takes longer than 35
 * seconds. A failure that nothing has handled is
 * logged; then requests end as well, and the process leaves with 70, to be started again by whoever watches over it:
 * what such a failure has left behind in memory is not known.
 */
export function endWithShop({ server, close }: Pick<Shop, "server" | "close">, onEnding = (): void => undefined): void {
  const end = endOn({ server, close }, { onEnding });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => end(0));
}

/**
 * Ends the process of one worker with its shop, when its supervisor says so or after a failure, and does what else it is
 * told: its supervisor answers signals.
 */
export function obeySupervisor(
  shop: Pick<Shop, "server" | "close" | "startWork" | "metrics">,
  supervisor: Supervisor,
): void {
  const end = endOn(shop, { othersServe: true });
  supervisor.obey((order) => {
    if (order.order === "end") end(0, order);
    // Whoever cannot work is better started again.
    else if (order.order === "work") void shop.startWork();
    else if (order.order === "tell metrics")
      void shop.metrics?.gathered().then((metrics) => {
        supervisor.tell({ report: "metrics", question: order.question, metrics: [...metrics] });
      });
  });
  supervisor.tell({ report: "open" });
}

interface EndOptions {
  readonly onEnding?: () => void;
  /** Whether others serve where this one has failed. */
  readonly othersServe?: boolean;
}

/** How a process ends with its shop; a failure that nothing has handled ends it by itself, and is nobody else's. */
function endOn({ server, close }: Pick<Shop, "server" | "close">, { onEnding, othersServe = false }: EndOptions) {
  let isEnding = false;
  const end = (code: number, how: DrainOptions = {}): void => {
    if (isEnding) return;
    isEnding = true;
    onEnding?.();
    setTimeout(() => process.exit(failedCode), code === failedCode ? longestAfterFailure : longestEnd).unref();
    close(how).then(
      () => process.exit(code),
      () => process.exit(failedCode),
    );
  };
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      server.log.fatal({ err: error }, "a failure that nothing has handled");
      if (isEnding) return;
      const { type, message } = errorForLog(error);
      console.error(`A failure that nothing has handled ends this process: ${type}: ${message}`);
      end(failedCode, { othersServe });
    });
  }
  return end;
}
