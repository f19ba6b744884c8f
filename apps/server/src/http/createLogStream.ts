/** Milliseconds that lines wait for others. */
const patience = 50;

/** Characters that are written at once: a pipe takes them whole, so that no line of another process comes between. */
const atOnce = 4096;

/** Whole lines of at most so much at a time; a longer line goes alone. */
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
    for (const parcel of parcelsOf(lines)) write(parcel);
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
