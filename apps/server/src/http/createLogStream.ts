/** Milliseconds that lines wait for others. */
const patience = 50;

/** A line of a warning or worse, as pino writes it. */
const urgent = /^\{"level":[4-9]\d/;

/**
 * Takes the lines of a log and writes those that come close to each other in one go, so that requests wait for no disk
 * and no reader of a pipe; a warning and what came before it at once, and all that is left when the process ends.
 */
export function createLogStream(write: (lines: string) => unknown): { readonly write: (line: string) => void } {
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const lines = waiting;
    waiting = "";
    if (lines !== "") write(lines);
  };
  process.once("exit", flush);
  return {
    write(line) {
      waiting += line;
      if (urgent.test(line)) flush();
      else timer ??= setTimeout(flush, patience).unref();
    },
  };
}
