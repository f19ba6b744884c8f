import { readFileSync } from "node:fs";
import { join } from "node:path";

const read = (file) => JSON.parse(readFileSync(file, "utf8"));

/**
 * Returns a sentence for each figure over its budget: the script that every page loads at once, each style sheet, and
 * each island with all its imports. An island has its own budget, or that of the page its folder is named after, or
 * that of a listing. Throws when no island or no style sheet is found, since nothing was checked then, and when an
 * island is in a folder without a budget.
 */
export function overBudget({ budgets, islandBudgets = {}, manifest, bytesOf }) {
  const filesOf = (key, seen = new Set()) => {
    seen.add(manifest[key].file);
    for (const imported of manifest[key].imports ?? []) if (!seen.has(manifest[imported].file)) filesOf(imported, seen);
    return seen;
  };
  const total = (key) => [...filesOf(key)].reduce((sum, file) => sum + bytesOf(file), 0);
  const named = Object.keys(manifest).flatMap((key) => {
    const [, subject, name, kind] = /^src\/(\w+)\/([\w-]+)\.(css|island)\b/.exec(key) ?? [];
    if (kind === undefined && key.includes(".island.")) throw new Error(`No page is known for the island ${key}.`);
    return kind === undefined ? [] : [{ key, subject, name, kind }];
  });
  const islands = named.filter(({ kind }) => kind === "island");
  const sheets = named.filter(({ kind, subject }) => kind === "css" && subject === "styles");
  if (islands.length === 0) throw new Error("The build has no islands to check.");
  if (sheets.length === 0) throw new Error("The build has no style sheets to check.");

  const runtime = total("src/client/runtime.ts");
  const found = [
    ["The script that every page loads at once", runtime, budgets.listing.scriptBefore],
    ...sheets.map(({ key, name }) => [
      `The style sheet ${name}`,
      bytesOf(manifest[key].file),
      (budgets[name] ?? budgets.listing).css,
    ]),
    ...islands.map(({ key, subject, name }) => [
      `All script with the island ${name}`,
      runtime + total(key),
      islandBudgets[name] ?? (budgets[subject] ?? budgets.listing).scriptAll,
    ]),
  ];
  return found.flatMap(([what, bytes, limit]) =>
    bytes > limit ? [`${what} has ${bytes} bytes, the budget is ${limit}`] : [],
  );
}

/** Checks the build in a folder; throws listing everything that is over budget and measurable without a browser. */
export function checkBudgets(root) {
  const folder = join(root, "dist/client");
  const { islands, ...budgets } = read(join(root, "budgets.json"));
  const over = overBudget({
    budgets,
    islandBudgets: islands,
    manifest: { ...read(join(folder, "manifest.json")), ...read(join(folder, "runtime-manifest.json")) },
    bytesOf: (file) => readFileSync(join(folder, `${file}.br`)).length,
  });
  if (over.length > 0) throw new Error(`Over budget:\n${over.join("\n")}`);
}
