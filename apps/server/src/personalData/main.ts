import { readConfig } from "../config/readConfig.ts";
import { withTaskDatabase } from "../database/withTaskDatabase.ts";
import { erasePerson } from "./erasePerson.ts";
import { exportPerson } from "./exportPerson.ts";

const usage = "npm run person -- <export | erase> <mail address>";
async function run(): Promise<void> {
  const [name, email, ...rest] = process.argv.slice(2);
  if ((name !== "export" && name !== "erase") || email === undefined || !email.includes("@") || rest.length > 0) {
    throw new Error(`Usage: ${usage}`);
  }
  const task = name === "export" ? exportPerson : erasePerson;
  const result = await withTaskDatabase<unknown>(readConfig(process.env), ({ db }) => task(db, email));
  console.log(JSON.stringify(result, null, 2));
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
