import { spawnSync } from "node:child_process";

/** The file that a command names, or null. */
export function onPath(name, env = process.env) {
  const found = spawnSync("/bin/sh", ["-c", `command -v ${name}`], { encoding: "utf8", env });
  return found.status === 0 ? found.stdout.trim() : null;
}

/** Whether this system has packages of these names at all: where it has not, a missing browser is nobody's fault. */
export function hasPackages(env = process.env) {
  return onPath("apt-get", env) !== null;
}

const minute = 60_000;

/** How long a list of packages and an installation may take, in milliseconds: a mirror that is silent is not waited for. */
const limits = { update: 3 * minute, install: 10 * minute };

/** Nobody is there to answer, and another installation may be under way. */
const patience = ["-o", "DPkg::Lock::Timeout=120", "-o", "Acquire::Retries=2", "-o", "Acquire::http::Timeout=30"];

/** Runs apt-get; answers null when it has done its work, else in words why not. */
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
 * Installs packages where that asks for nobody's password. Answers null when they are there, else why they are not. A list
 * of packages that could not be renewed only matters if the installation fails as well.
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
