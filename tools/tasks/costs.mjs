// npm run costs: builds the kit and prints the size of each part alone.
// npm run costs -- --update: writes the table into the kit's README, and a budget for every part without one. Budgets
// are raised by hand in packages/ui/budgets.json, or all recalculated with --budgets.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { costTable, partCosts, withTable } from "../../tests/outside/costTable.ts";
import { budgetOf, budgetProblems } from "../../tests/outside/partBudgets.ts";
import { root, runStep } from "./runStep.mjs";

const words = process.argv.slice(2);
const budgetFile = join(root, "packages/ui/budgets.json");
const readmeFile = join(root, "packages/ui/README.md");

const { code } = await runStep("turbo", ["run", "build", "--filter=@torg/ui", "--output-logs=errors-only"]);
if (code !== 0) process.exit(code);

const costs = await partCosts();
const table = await costTable(costs);
console.log(table);
if (words.includes("--update")) {
  const given = words.includes("--budgets") ? {} : JSON.parse(readFileSync(budgetFile, "utf8"));
  const budgets = Object.fromEntries(costs.map((cost) => [cost.name, given[cost.name] ?? budgetOf(cost)]));
  writeFileSync(budgetFile, `${JSON.stringify(budgets, null, 2)}\n`);
  writeFileSync(readmeFile, withTable(readFileSync(readmeFile, "utf8"), table));
}
const problems = budgetProblems(costs, JSON.parse(readFileSync(budgetFile, "utf8")));
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
