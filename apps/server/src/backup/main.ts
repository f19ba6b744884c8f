import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { databasePlaceOf } from "../config/databaseConfig.ts";
import { givenVariables } from "../config/givenVariables.ts";
import { readObjectConfig } from "../config/objectConfig.ts";
import { startDatabase } from "../database/startDatabase.ts";
import type { BackupManifest } from "./BackupManifest.ts";
import { writeAtomically } from "./writeAtomically.ts";
import { openBackup } from "./openBackup.ts";
import { restoreBackup } from "./restoreBackup.ts";
import { takeBackup } from "./takeBackup.ts";
import { parseArguments } from "../commands/parseArguments.ts";
import { runCommand } from "../commands/runCommand.ts";

const usage = `Usage: backup <file or folder>
       restore <file> [--over <name of the database>] [--send-waiting] [--skip <numbers, 1000>]`;

/** The path of a backup: a timestamped name in a folder, or the file as given. */
function backupPath(target: string, now: Date): string {
  const isFolder = target.endsWith("/") || (existsSync(target) && statSync(target).isDirectory());
  const moment = now.toISOString().slice(0, 19).replaceAll(":", "");
  return resolve(isFolder ? join(target, `torg-${moment}Z.zip`) : target);
}

function describe({ takenAt, tables, files, jobs }: BackupManifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const orders = tables.find(({ name }) => name === "order")?.rows ?? 0;
  return `state of ${takenAt}, ${rows} rows (${orders} orders), ${files.length} files, ${jobs.rows} jobs`;
}

/** Notes that files in a bucket are not in the backup, if the shop uses one. */
function warnOfBucket(): void {
  const place = readObjectConfig(givenVariables(process.env));
  if (place === null) return;
  console.log(
    `Uploads and pictures in the bucket ${place.bucket} are not in it: keep versions of the bucket, or a copy of it.`,
  );
}

async function backUp(target: string): Promise<void> {
  const { directUrl, dataDir } = databasePlaceOf(process.env);
  const database = await startDatabase({ url: directUrl, dataDir, role: "task" });
  try {
    const path = backupPath(target, new Date());
    await writeAtomically({
      path,
      write: async (output) => void (await takeBackup({ url: database.url, dataDir }, output)),
      async check(unfinished) {
        const { manifest, close } = await openBackup(unfinished);
        close();
        console.log(`${path}: ${describe(manifest)}`);
        warnOfBucket();
      },
    });
  } finally {
    await database.stop();
  }
}

async function restore(
  path: string,
  over: string | undefined,
  options: { readonly send: boolean; readonly skip: number },
) {
  const { directUrl, dataDir } = databasePlaceOf(process.env);
  const database = await startDatabase({ url: directUrl, dataDir, role: "server" });
  try {
    const { send: sendsWaiting, skip: skipped } = options;
    const restored = await restoreBackup(path, { url: database.url, dataDir, over, sendsWaiting, skipped });
    console.log(`Restored: ${describe(restored.manifest)}`);
    warnOfBucket();
    if (restored.held === 0) return;
    console.log(
      `${restored.held} letters and messages that waited then are held back, since they may have been sent later: ` +
        "torg-shop jobs list and torg-shop webhooks failed tell which.",
    );
  } finally {
    await database.stop();
  }
}

const options = {
  over: { type: "string" },
  "send-waiting": { type: "boolean", default: false },
  skip: { type: "string", default: "1000" },
} as const;

async function run(command: string | undefined, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArguments(args, options, new Error(usage));
  const [target] = positionals;
  if (target === undefined || positionals.length > 1 || !/^\d{1,6}$/.test(values.skip)) throw new Error(usage);
  if (command === "backup" && args.length === 1) return backUp(target);
  if (command === "restore") {
    return restore(target, values.over, { send: values["send-waiting"], skip: Number(values.skip) });
  }
  throw new Error(usage);
}

await runCommand(([command, ...args]) => run(command, args));
