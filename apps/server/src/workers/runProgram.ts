import { spawn } from "node:child_process";
import { placeVariable } from "./messages.ts";

/**
 * Runs the shop's program once more, as the process that does one thing and ends: what it needed of memory is free
 * afterwards. Rejects when it fails, or is told to stop.
 */
export function runProgram(
  program: string,
  order: Readonly<Record<string, string>>,
  stop?: AbortSignal,
): Promise<void> {
  const { [placeVariable]: _ownPlace, ...environment } = process.env;
  const child = spawn(process.execPath, [...process.execArgv, program], {
    env: { ...environment, ...order },
    // By the channel the process hears that this one is gone.
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    signal: stop,
  });
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("close", (code, signal) => (code === 0 ? done() : fail(new Error(`It ended with ${code ?? signal}.`))));
  });
}
