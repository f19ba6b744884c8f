import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** How to start one process of the cluster. */
export interface PartStart {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** The user of the process; absent = the caller's own. */
  readonly account?: { readonly uid: number; readonly gid: number } | undefined;
  readonly logFile: string;
  /** The signal that ends it cleanly. */
  readonly endSignal?: NodeJS.Signals;
}

/** A process that is restarted a second after it has died, as by a process manager. */
export interface Part {
  readonly name: string;
  readonly pid: () => number | undefined;
  /** How often it has been started. */
  readonly starts: () => number;
  /** Sends a signal to this process only. */
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Ends it at once and keeps it down until `release`, like a machine without power. */
  readonly hold: (signal?: NodeJS.Signals) => Promise<void>;
  readonly release: () => void;
  /** Ends it for good; kills it after 40 seconds. */
  readonly stop: () => Promise<void>;
  /** Changes how it is started from now on. */
  readonly change: (start: Partial<Pick<PartStart, "command" | "args" | "env" | "cwd">>) => void;
}

const beforeAgain = 1000;
const longestEnd = 40_000;

/** Starts a process and keeps it running. */
export function keepPart(first: PartStart): Part {
  let start = first;
  const log = createWriteStream(first.logFile, { flags: "a" });
  let child: ChildProcess | undefined;
  let count = 0;
  let isEnding = false;
  let isHeld = false;
  let timer: NodeJS.Timeout | undefined;
  let gone: Promise<void> = Promise.resolve();

  // Child processes may still write output after it has ended.
  const write = (words: Buffer | string): void => {
    if (!log.writableEnded) log.write(words);
  };
  const begin = (): void => {
    if (isEnding || isHeld) return;
    count += 1;
    const { command, args, env, cwd, account } = start;
    const running = spawn(command, args, {
      env: { PATH: process.env["PATH"], HOME: process.env["HOME"], LANG: "C.UTF-8", ...env },
      cwd,
      ...account,
      // A process group of its own, so that Ctrl-C reaches the cluster, which ends its parts in order.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.stdout.on("data", write);
    running.stderr.on("data", write);
    child = running;
    gone = new Promise((resolve) => {
      running.once("error", (error) => {
        write(`${error.message}\n`);
        resolve();
      });
      running.once("exit", (code, signal) => {
        write(`== ended with ${signal ?? code}\n`);
        if (child === running) child = undefined;
        resolve();
        if (!isEnding && !isHeld) timer = setTimeout(begin, beforeAgain);
      });
    });
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    clearTimeout(timer);
    const running = child;
    running?.kill(signal);
    const late = new AbortController();
    const killing = pause(longestEnd, undefined, { signal: late.signal }).then(
      () => running?.kill("SIGKILL"),
      () => undefined,
    );
    await gone;
    late.abort();
    await killing;
  };
  begin();
  return {
    name: first.name,
    pid: () => child?.pid,
    starts: () => count,
    signal: (signal) => void child?.kill(signal),
    async hold(signal = "SIGKILL") {
      isHeld = true;
      await end(signal);
    },
    release() {
      isHeld = false;
      if (child === undefined) begin();
    },
    async stop() {
      isEnding = true;
      await end(first.endSignal ?? "SIGTERM");
      log.end();
    },
    change(more) {
      start = { ...start, ...more };
    },
  };
}
