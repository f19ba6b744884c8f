import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { databaseUser, giveTo, launchAs } from "./databaseUser.ts";
import { postgresBinaries } from "./postgresBinaries.ts";

/** A database folder, and the password of its only role `postgres`. */
export interface Cluster {
  readonly folder: string;
  readonly password: string;
}

const localeFlags = ["--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=sv-SE"];

/** Opens the database folder in `dataDir`, and creates it the first time; an interrupted creation starts over. */
export async function createCluster(dataDir: string): Promise<Cluster> {
  const folder = join(dataDir, "postgres");
  const passwordFile = join(dataDir, "postgres-password");
  if (existsSync(folder)) return { folder, password: readFileSync(passwordFile, "utf8").trim() };
  mkdirSync(dataDir, { recursive: true });
  const password = randomBytes(24).toString("base64url");
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  await initialise(unfinished, password);
  renameSync(unfinished, folder);
  return { folder, password };
}

async function initialise(folder: string, password: string): Promise<void> {
  const user = databaseUser(folder);
  const secret = `${folder}.secret`;
  writeFileSync(secret, `${password}\n`, { mode: 0o600 });
  giveTo(user, secret);
  giveTo(user, folder);
  const flags = ["--username=postgres", "--auth=scram-sha-256", `--pwfile=${secret}`, "--no-instructions"];
  try {
    await run(launchAs(user, postgresBinaries().initdb, ["-D", folder, ...flags, ...localeFlags]));
  } finally {
    rmSync(secret, { force: true });
  }
}

function run(launch: ReturnType<typeof launchAs>): Promise<void> {
  const { command, args, ...account } = launch;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...account, stdio: ["ignore", "ignore", "pipe"], cwd: "/" });
    let messages = "";
    child.stderr.on("data", (chunk: Buffer) => {
      messages += chunk.toString("utf8");
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The database could not be created (initdb ended with ${code}): ${messages.trim()}`));
    });
  });
}
