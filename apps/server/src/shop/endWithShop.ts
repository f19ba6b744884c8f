import { errorForLog } from "../http/logging/errorForLog.ts";
import type { DrainOptions } from "../http/load/prepareDrain.ts";
import type { Supervisor } from "../workers/joinSupervisor.ts";
import type { Shop } from "./createShop.ts";

/** The exit code after an unhandled failure. */
export const failedCode = 70;
/** Milliseconds for an orderly end: requests twelve seconds, jobs ten, the embedded database ten. */
const maxEndMs = 35_000;
/** Milliseconds after a failure, when the rest may hang. */
const maxEndAfterFailureMs = 15_000;

/**
 * Ends the process together with its shop. After a signal, running requests end and the exit code is 0, or 70 if that
 * takes longer than 35 seconds. An unhandled failure is logged; then requests end as well, and the exit code is 70 so
 * that a process manager restarts it: the state in memory can no longer be trusted.
 */
export function endWithShop({ server, close }: Pick<Shop, "server" | "close">, onEnding = (): void => undefined): void {
  const end = endOn({ server, close }, { onEnding });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => end(0));
}

/**
 * Runs a worker's process by the commands of its supervisor, which also handles signals; ends it on command or after
 * a failure.
 */
export function followSupervisor(
  shop: Pick<Shop, "server" | "close" | "startWork" | "metrics">,
  supervisor: Supervisor,
): void {
  const end = endOn(shop, { othersServe: true });
  supervisor.onCommand((command) => {
    if (command.command === "end") end(0, command);
    // A rejection is left unhandled on purpose: a worker that cannot start its work is better restarted.
    else if (command.command === "run-jobs") void shop.startWork();
    else if (command.command === "report-metrics")
      void shop.metrics?.gathered().then((metrics) => {
        supervisor.report({ report: "metrics", requestId: command.requestId, metrics: [...metrics] });
      });
  });
  supervisor.report({ report: "open" });
}

interface EndOptions {
  readonly onEnding?: () => void;
  /** Whether other processes keep serving when this one fails. */
  readonly othersServe?: boolean;
}

/** Makes the function that ends the process with its shop; an unhandled failure calls it too. */
function endOn({ server, close }: Pick<Shop, "server" | "close">, { onEnding, othersServe = false }: EndOptions) {
  let isEnding = false;
  const end = (code: number, how: DrainOptions = {}): void => {
    if (isEnding) return;
    isEnding = true;
    onEnding?.();
    setTimeout(() => process.exit(failedCode), code === failedCode ? maxEndAfterFailureMs : maxEndMs).unref();
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
