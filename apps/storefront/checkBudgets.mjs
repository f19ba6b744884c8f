import { readFileSync } from "node:fs";
import { join } from "node:path";

const read = (file) => JSON.parse(readFileSync(file, "utf8"));

/**
 * What can be said about the budgets without a browser: the size of the script that every page loads at once, of each
 * style sheet, and of each island with all that it imports, by the budget of the page that its folder is called after, or
 * of a listing. Throws with every figure that is over.
 */
export function checkBudgets(root) {
  const budgets = read(join(root, "budgets.json"));
  const folder = join(root, "dist/client");
  const manifest = { ...read(join(folder, "manifest.json")), ...read(join(folder, "runtime-manifest.json")) };
  const bytesOf = (file) => readFileSync(join(folder, `${file}.br`)).length;
  const filesOf = (key, seen = new Set()) => {
    seen.add(manifest[key].file);
    for (const imported of manifest[key].imports ?? []) if (!seen.has(manifest[imported].file)) filesOf(imported, seen);
    return seen;
  };
  const total = (key) => [...filesOf(key)].reduce((sum, file) => sum + bytesOf(file), 0);

  const runtime = total("src/client/runtime.ts");
  const over = [];
  const check = (what, found, limit) => {
    if (found > limit) over.push(`${what} has ${found} bytes, the budget is ${limit}`);
  };
  check("The script that every page loads at once", runtime, budgets.listing.scriptBefore);
  let islands = 0;
  for (const [key, { file }] of Object.entries(manifest)) {
    const [, subject, name, kind] = /^src\/(\w+)\/([\w-]+)\.(css|island)\b/.exec(key) ?? [];
    const budget = budgets[kind === "island" ? subject : name] ?? budgets.listing;
    if (kind === "css" && subject === "styles") check(`The style sheet ${name}`, bytesOf(file), budget.css);
    if (kind !== "island") continue;
    islands += 1;
    check(`All script with the island ${name}`, runtime + total(key), budget.scriptAll);
  }
  // Names of files say what is an island: where none is found, nothing was checked.
  if (islands === 0) throw new Error("The build has no islands to check.");
  if (over.length > 0) throw new Error(`Over budget:\n${over.join("\n")}`);
}
