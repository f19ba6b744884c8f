// node fillConfig.ts <folder of templates> <folder to write to>: puts the variables of the environment into every
// template. compose.yaml runs it once, before the parts that read the files.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fillTemplate } from "./fillTemplate.ts";

const [from = "", to = ""] = process.argv.slice(2);
const values = Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? ""]));
mkdirSync(to, { recursive: true });
for (const name of readdirSync(from)) {
  const text = readFileSync(join(from, name), "utf8");
  const isProgram = name.endsWith(".sh");
  writeFileSync(join(to, name), isProgram ? text : fillTemplate(text, values), { mode: isProgram ? 0o755 : 0o644 });
}
// The users of PgBouncer hold a password, and are written where no template stands.
writeFileSync(join(to, "users.txt"), `"torg" "${process.env["SHOP_PASSWORD"] ?? ""}"\n`);
