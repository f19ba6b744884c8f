import type { Profiler } from "node:inspector";

const rows = 45;

/** The package, or the part of the repository, that a function belongs to. */
function homeOf({ url, functionName }: { readonly url: string; readonly functionName: string }): string {
  const installed = /\/node_modules\/\.pnpm\/(@?[^@/]+)@/.exec(url)?.[1];
  if (installed !== undefined) return installed.replace("+", "/");
  if (url.includes("/dist/server/")) return "pages and React (dist/server)";
  const own = /\/((?:apps|packages)\/[\w-]+\/src\/[\w-]+)/.exec(url)?.[1];
  if (own !== undefined) return own;
  if (url.startsWith("node:")) return `node:${url.slice(5).split("/").slice(0, 2).join("/")}`;
  return functionName.startsWith("(") ? functionName : "V8 and native";
}

function table(title: string, sums: ReadonlyMap<string, number>, pages: number): string {
  const sorted = [...sums].toSorted(([, one], [, other]) => other - one).slice(0, rows);
  const lines = sorted.map(([name, ms]) => `${(ms / pages).toFixed(3).padStart(9)}  ${name}`);
  return [title, ...lines].join("\n");
}

/**
 * Describes where the time of a profile went, in milliseconds per page, by package and by function; idle time is
 * excluded.
 */
export function describeProfile(profile: Profiler.Profile, pages: number): string {
  const own = new Map<number, number>();
  for (const [index, id] of (profile.samples ?? []).entries()) {
    own.set(id, (own.get(id) ?? 0) + (profile.timeDeltas?.[index] ?? 0) / 1000);
  }
  const homes = new Map<string, number>();
  const functions = new Map<string, number>();
  let total = 0;
  for (const { id, callFrame } of profile.nodes) {
    const ms = own.get(id) ?? 0;
    if (ms === 0 || callFrame.functionName === "(idle)" || callFrame.url === "node:inspector") continue;
    const home = homeOf(callFrame);
    const name = `${callFrame.functionName || "(anonymous)"}  ${home}:${callFrame.lineNumber + 1}`;
    homes.set(home, (homes.get(home) ?? 0) + ms);
    functions.set(name, (functions.get(name) ?? 0) + ms);
    total += ms;
  }
  const head = `${(total / pages).toFixed(2)} ms of the main thread for each of ${pages} pages`;
  return [head, table("\nby package", homes, pages), table("\nby function (own time)", functions, pages), ""].join(
    "\n",
  );
}
