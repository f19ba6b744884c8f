import { setTimeout as pause } from "node:timers/promises";
import {
  endsInARow,
  describeExit,
  maxEnds,
  restartPause,
  defaultPauses,
} from "../../apps/server/src/workers/restart.ts";

/** Waits for a child process to end, and notes whether it has opened before. */
function endOf(child, say) {
  return new Promise((resolve) => {
    let hasOpened = false;
    child.on("message", (message) => (hasOpened ||= message === "open"));
    child.on("error", (error) => say(error.message));
    child.on("close", (code, signal) => resolve({ code, signal, hasOpened }));
  });
}

/**
 * Keeps a process running: restarts it when it failed after it had once opened (it sends "open"), after a pause that
 * doubles as long as it ends soon. Resolves with the exit code: that of the process if it exited normally, was told to
 * stop, never opened, or failed ten times in a row.
 */
export async function keepRunning(start, { say, stop, ...given }) {
  const pauses = { ...defaultPauses, ...given };
  let isKnown = false;
  let inARow = 0;
  for (;;) {
    const since = Date.now();
    const { code, signal, hasOpened } = await endOf(start(), say);
    isKnown ||= hasOpened;
    if (stop.aborted) return code ?? 0;
    if (code === 0 || !isKnown) return code ?? 1;
    inARow = endsInARow(Date.now() - since, inARow, pauses);
    const how = describeExit(code, signal);
    if (inARow === maxEnds) {
      say(`The shop ended ${how}, as it did ${maxEnds} times in a row. It is not started again.`);
      return code ?? 1;
    }
    const wait = restartPause(inARow, pauses);
    say(`The shop ended ${how}. It is started again in ${wait / 1000} s.`);
    await pause(wait, undefined, { signal: stop }).catch(() => undefined);
    if (stop.aborted) return 0;
  }
}
