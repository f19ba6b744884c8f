import { readConfig } from "../config/readConfig.ts";
import { withTaskDatabase } from "../database/withTaskDatabase.ts";
import { tellOfCommand } from "../http/tellOfCommand.ts";
import { erasePerson } from "./erasePerson.ts";
import { exportPerson } from "./exportPerson.ts";

const usage = "npm run person -- <export | erase> <mail address>";
async function run(): Promise<void> {
  const [name, email, ...rest] = process.argv.slice(2);
  if ((name !== "export" && name !== "erase") || email === undefined || !email.includes("@") || rest.length > 0) {
    throw new Error(`Usage: ${usage}`);
  }
  const task = name === "export" ? exportPerson : erasePerson;
  const config = readConfig(process.env);
  const result = await withTaskDatabase<unknown>(config, ({ db }) => task(db, email));
  const told = name === "export" ? "sensitive_read" : "sensitive_delete";
  await tellOfCommand(config, told, `the data of a person: ${name}`);
  console.log(JSON.stringify(result, null, 2));
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
