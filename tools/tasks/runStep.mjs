import { spawn } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Node options that make the apps read every package from source. */
export const sourceCondition = "--conditions=@torg/source";

/** Runs a command in the repository and resolves with its exit code; its output is passed through unless `quiet`. */
export function runStep(file, args, options = {}) {
  const { quiet = false, cwd = root, env = {} } = options;
  return new Promise((resolve) => {
    const output = [];
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    child.stdout?.on("data", (data) => output.push(data));
    child.stderr?.on("data", (data) => output.push(data));
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString("utf8") }));
  });
}

/** Runs a long-running child process in place of this one: its signals and its exit code are the child's. */
export function becomeChild(file, args, options = {}) {
  const { cwd = root, env = {} } = options;
  const child = spawn(file, args, { cwd, env: { ...process.env, ...env }, stdio: "inherit" });
  // The terminal and the bootstrap signal the whole group, so the child gets the signal by itself; this process only
  // waits.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
  child.on("error", (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.on("exit", (code) => process.exit(code ?? 0));
}
