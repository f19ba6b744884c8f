// npm run packages: packs every package, opens consumers' shops with them, without a network, and prints the tables.
// npm run packages -- --tables: only builds and prints the tables.
// npm run packages -- --update: writes the tables into docs/sizes.md, READMEs and docs/api, and budgets of new entries.
// npm run packages -- --released: marks the current exports as released; `npm run version-packages` does it.
import { mkdirSync, readFileSync, writeFileSync, globSync } from "node:fs";
import { join } from "node:path";
import { apiEntries, apiPage, ownerOf, signatures, writtenOut } from "../../tests/outside/api/apiList.ts";
import { budgetOf, roomProblems } from "../../tests/outside/roomBudgets.ts";
import { roomCosts } from "../../tests/outside/roomCosts.ts";
import { sizeTable, withRoomCosts, withSizes } from "../../tests/outside/roomTable.ts";
import { root, runStep } from "./runStep.mjs";

const words = process.argv.slice(2);
const rewrite = (file, change) => {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
};

const { code } = await runStep("turbo", ["run", "build", "--filter=./packages/*", "--output-logs=errors-only"]);
if (code !== 0) process.exit(code);

const costs = await roomCosts();
const table = sizeTable(costs);
const budgetFile = join(root, "tests/outside/roomBudgets.json");
const entries = apiEntries();
console.log(`\n${table}\n`);

if (words.includes("--update")) {
  const given = JSON.parse(readFileSync(budgetFile, "utf8"));
  const budgets = Object.fromEntries(costs.map((cost) => [cost.name, given[cost.name] ?? budgetOf(cost)]));
  writeFileSync(budgetFile, `${JSON.stringify(budgets, null, 2)}\n`);
  rewrite("docs/sizes.md", (text) => withSizes(text, table));
  for (const file of globSync("packages/*/README.md", { cwd: root })) {
    rewrite(file, (text) => withRoomCosts(text, costs));
  }
  const shown = writtenOut(entries);
  mkdirSync(join(root, "docs/api"), { recursive: true });
  for (const owner of new Set(entries.map(({ door }) => ownerOf(door)))) {
    const own = entries.filter(({ door }) => ownerOf(door) === owner);
    writeFileSync(join(root, `docs/api/${owner}.md`), apiPage(owner, own, shown));
  }
}
if (words.includes("--released")) {
  writeFileSync(join(root, "tests/outside/api/releasedApi.json"), `${JSON.stringify(signatures(entries), null, 2)}\n`);
}
const problems = roomProblems(costs, JSON.parse(readFileSync(budgetFile, "utf8")));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
if (words.length > 0) process.exit(0);

const tests = ["run", "--project", "outside", "--project", "strangers"];
process.exit((await runStep("vitest", tests)).code);
