import type { WatchStatement } from "../../src/database/openDatabase.ts";

/** Adds up what statements take, by how they begin. */
export function timeStatements(): { readonly watch: WatchStatement; readonly describe: (most: number) => string } {
  const spent = new Map<string, { seconds: number; times: number }>();
  return {
    watch(text) {
      const since = performance.now();
      const name = text.trim().replace(/\s+/g, " ").slice(0, 90);
      return () => {
        const known = spent.get(name) ?? { seconds: 0, times: 0 };
        known.seconds += (performance.now() - since) / 1000;
        known.times += 1;
        spent.set(name, known);
      };
    },
    describe: (most) =>
      [...spent]
        .toSorted(([, one], [, other]) => other.seconds - one.seconds)
        .slice(0, most)
        .map(
          ([name, { seconds, times }]) => `${seconds.toFixed(1).padStart(7)} s ${String(times).padStart(6)} × ${name}`,
        )
        .join("\n"),
  };
}
