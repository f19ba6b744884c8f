import { spawnSync } from "node:child_process";

/** The path of a command, or null. */
export function onPath(name, env = process.env) {
  const found = spawnSync("/bin/sh", ["-c", `command -v ${name}`], { encoding: "utf8", env });
  return found.status === 0 ? found.stdout.trim() : null;
}

/** Whether this system has apt-get at all; without it, a missing browser is not a failure. */
export function hasPackages(env = process.env) {
  return onPath("apt-get", env) !== null;
}

const minute = 60_000;

/**
 * Time limits of a package list update and an installation, in milliseconds, so that an unresponsive mirror does not
 * block.
 */
const limits = { update: 3 * minute, install: 10 * minute };

/** Nobody can answer prompts, and another installation may be running. */
const patience = ["-o", "DPkg::Lock::Timeout=120", "-o", "Acquire::Retries=2", "-o", "Acquire::http::Timeout=30"];

/** Runs apt-get; returns null on success, else the reason in words. */
function aptGet(args, { env, limit }) {
  const run = spawnSync("apt-get", [...patience, ...args], {
    encoding: "utf8",
    env: { ...env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "ignore", "pipe"],
    timeout: limit,
    killSignal: "SIGKILL",
  });
  const command = `apt-get ${args.join(" ")}`;
  if (run.error?.code === "ETIMEDOUT") return `${command} was not done after ${limit / 1000} s.`;
  if (run.error) return `${command} could not be started: ${run.error.message}.`;
  if (run.status === 0) return null;
  const words = run.stderr.trim().split("\n").slice(-3).join("\n");
  return `${command} ended with ${run.status ?? run.signal}: ${words}`;
}

/**
 * Installs packages if that needs no password. Returns null on success, else the reason. A package list that could not
 * be updated only matters if the installation fails as well.
 */
export function installPackages(packages, options = {}) {
  const { env = process.env, isRoot = process.getuid?.() === 0, limit = limits } = options;
  if (!hasPackages(env)) return "There is no apt-get here.";
  const asked = `apt-get install ${packages.join(" ")}`;
  if (!isRoot) return `Only root may install: sudo ${asked}`;
  console.log(`Installing ${packages.join(", ")} with apt-get …`);
  const stale = aptGet(["update"], { env, limit: limit.update });
  const install = ["install", "-y", "--no-install-recommends", ...packages];
  const refusal = aptGet(install, { env, limit: limit.install });
  return refusal === null ? null : [stale, refusal].filter((words) => words !== null).join("\n");
}
