/** Milliseconds that lines are buffered. */
const flushDelayMs = 50;

/** Characters written at once: a pipe writes that many atomically, so lines of other processes cannot interleave. */
const atOnce = 4096;

/** Splits whole lines into chunks of at most that size; a longer line is a chunk of its own. */
function parcelsOf(lines: string): readonly string[] {
  const parcels: string[] = [];
  for (let start = 0; start < lines.length;) {
    const last = lines.lastIndexOf("\n", start + atOnce - 1);
    const end = last >= start ? last + 1 : lines.indexOf("\n", start) + 1 || lines.length;
    parcels.push(lines.slice(start, end));
    start = end;
  }
  return parcels;
}

/** A line with level warning or above, as pino writes it. */
const urgent = /^\{"level":[4-9]\d/;

/**
 * Buffers log lines and writes them in batches, so that requests do not wait for a disk or pipe. Warnings are flushed
 * at once with everything before them, and the rest when the process ends.
 */
export function createLogStream(write: (lines: string) => unknown): { readonly write: (line: string) => void } {
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const lines = waiting;
    waiting = "";
    for (const parcel of parcelsOf(lines)) write(parcel);
  };
  process.once("exit", flush);
  return {
    write(line) {
      waiting += line;
      if (urgent.test(line)) flush();
      else timer ??= setTimeout(flush, flushDelayMs).unref();
    },
  };
}
