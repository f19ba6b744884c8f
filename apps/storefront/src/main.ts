import {
  endWithParent,
  fillingVariable,
  joinSupervisor,
  messageOf,
  readConfig,
  snapshotVariable,
  superviseShop,
} from "@torg/server/workers";
import type { SnapshotRequest } from "@torg/server/snapshot";
import { fileURLToPath } from "node:url";

// Before anything slow: a signal may arrive at once.
const supervisor = joinSupervisor(process.env);

const program = fileURLToPath(import.meta.url);

/** Reads the configuration, or exits with the problem. */
function readOwnConfig(): ReturnType<typeof readConfig> {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}

/** Starts the workers; resolves when the first one serves. Their end ends the process. */
function openWorkers(config: ReturnType<typeof readConfig>): Promise<void> {
  return new Promise((resolve) => {
    const ended = superviseShop(config, {
      program,
      say: console.error,
      onOpen() {
        console.log(`The shop is open at http://localhost:${config.port} (${config.workers} workers)`);
        process.send?.("open");
        resolve();
      },
      onEnding: () => console.log("Closing the shop …"),
    });
    ended.then(
      (code) => process.exit(code),
      (error: unknown) => {
        console.error(messageOf(error));
        process.exit(1);
      },
    );
  });
}

const snapshot = process.env[snapshotVariable];
const filling = process.env[fillingVariable];
if (filling !== undefined || snapshot !== undefined) endWithParent();
const config = readOwnConfig();
if (filling !== undefined) {
  const { runSeedProcess } = await import("@torg/server");
  await runSeedProcess(config, filling);
} else if (snapshot !== undefined) {
  const { writeSnapshot } = await import("@torg/server/snapshot");
  const request: SnapshotRequest = JSON.parse(snapshot);
  await writeSnapshot(request);
} else if (supervisor === null && config.workers > 1) {
  await openWorkers(config);
} else {
  // A process that only supervises does not load the server's code.
  const { openShop } = await import("./openShop.ts");
  await openShop(config, supervisor, program);
}
