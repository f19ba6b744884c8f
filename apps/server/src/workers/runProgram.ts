import { spawn } from "node:child_process";
import { placeVariable } from "./messages.ts";

/**
 * Runs the shop's program again as a process for one task, which its environment variables name, so that its memory is
 * freed afterwards. Rejects when it fails or is aborted.
 */
export function runProgram(
  program: string,
  variables: Readonly<Record<string, string>>,
  stop?: AbortSignal,
): Promise<void> {
  const { [placeVariable]: _ownPlace, ...environment } = process.env;
  const child = spawn(process.execPath, [...process.execArgv, program], {
    env: { ...environment, ...variables },
    // When the IPC channel closes, the child knows that this process is gone.
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    signal: stop,
  });
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("close", (code, signal) => (code === 0 ? done() : fail(new Error(`It ended with ${code ?? signal}.`))));
  });
}
