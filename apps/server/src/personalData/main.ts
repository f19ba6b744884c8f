import { readConfig, type ShopConfig } from "../config/readConfig.ts";
import { withTaskDatabase } from "../database/withTaskDatabase.ts";
import { logCommand } from "../http/logging/logCommand.ts";
import { createMailer } from "../mail/createMailer.ts";
import { readEmailSetting } from "../settings/readEmailSetting.ts";
import { eraseAndNotify } from "./eraseAndNotify.ts";
import { exportPerson } from "./exportPerson.ts";
import { identityNumbersOf, missingKey } from "../secrets/identityNumbers.ts";
import { sealStoredNumbers } from "./sealStoredNumbers.ts";
import { runCommand } from "../commands/runCommand.ts";

const usage = "npm run person -- <export | erase> <mail address>, or npm run person -- seal";

async function seal(config: ShopConfig): Promise<unknown> {
  return withTaskDatabase(config, async ({ db }) => {
    const numbers = await identityNumbersOf(config).withKey(db);
    if (numbers === null) throw new Error(missingKey);
    return { sealed: await sealStoredNumbers(db, numbers) };
  });
}

async function exportOne(config: ShopConfig, email: string): Promise<unknown> {
  const found = await withTaskDatabase(config, ({ db }) => exportPerson(db, email, identityNumbersOf(config)));
  await logCommand(config, "sensitive_read", "the data of a person: export");
  return found;
}

const stops = {
  "being-paid": "An order of this address is being paid. Try again when it is settled.",
  "letter-waiting":
    "A letter about an order or a withdrawal of this address has not been sent yet. Try again when it has.",
} as const;

async function eraseOne(config: ShopConfig, email: string): Promise<unknown> {
  const erasure = await withTaskDatabase(config, ({ db }) =>
    eraseAndNotify(db, createMailer(config, { findSender: async () => (await readEmailSetting(db)).from }), email),
  );
  if (!erasure.ok) throw new Error(stops[erasure.code]);
  await logCommand(config, "sensitive_delete", "the data of a person: erase");
  if (erasure.unsent !== null) {
    console.error(`The data are erased; the letter waits. Run this again to send it. ${erasure.unsent}`);
    process.exitCode = 1;
  }
  return erasure.erased;
}

async function runTask(config: ShopConfig, [task, email, ...rest]: readonly string[]): Promise<unknown> {
  const isOne = rest.length === 0 && email?.includes("@") === true;
  if (task === "seal" && email === undefined) return seal(config);
  if (task === "export" && isOne) return exportOne(config, email);
  if (task === "erase" && isOne) return eraseOne(config, email);
  throw new Error(`Usage: ${usage}`);
}

await runCommand(async (args) => {
  console.log(JSON.stringify(await runTask(readConfig(process.env), args), null, 2));
});
