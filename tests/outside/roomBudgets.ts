import type { RoomCost } from "./roomCosts.ts";

const domainDoor = 3 * 1024;

/** Promised publicly, in gzip bytes, so never derived from a measurement. */
const promised: Readonly<Record<string, number>> = {
  "@torg/format": 3_300,
  "@torg/cart": 22_000,
  "@torg/consent": 12_000,
  "the parts of a cart page": 19_000,
};

/** The promised size of an entry point, if any: domain rules cost 3 kB at most per entry point. */
function promiseOf(name: string): number | undefined {
  return /^@torg\/\w+\/domain(?:\/|$)/.test(name) ? domainDoor : promised[name];
}

/** The initial budget of an entry point: the promise, or its cost plus a tenth and at least 100 bytes. */
export function budgetOf({ name, gzip }: RoomCost): number {
  return promiseOf(name) ?? Math.ceil((gzip + Math.max(100, gzip * 0.1)) / 100) * 100;
}

/** Mismatches of costs and budgets: over budget, without a budget, budgets of removed entry points, broken promises. */
export function roomProblems(costs: readonly RoomCost[], budgets: Readonly<Record<string, number>>): readonly string[] {
  const names = new Set(costs.map(({ name }) => name));
  return [
    ...costs.flatMap(({ name, gzip }) => {
      const budget = budgets[name];
      if (budget === undefined) return [`${name} has no budget`];
      return gzip > budget ? [`${name}: ${gzip} B, budget ${budget} B`] : [];
    }),
    ...Object.keys(budgets)
      .filter((name) => !names.has(name))
      .map((name) => `${name} has a budget and is no room`),
    ...[...names].flatMap((name) => {
      const most = promiseOf(name);
      return most === undefined || budgets[name] === most ? [] : [`${name} was promised for ${most} B`];
    }),
  ];
}
