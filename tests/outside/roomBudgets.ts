import type { RoomCost } from "./roomCosts.ts";

/** Promised to others, in bytes of gzip, so never taken from a measurement. */
const promised: Readonly<Record<string, number>> = {
  "@torg/format": 3000,
  "@torg/cart": 20_000,
  "@torg/consent": 12_000,
  "the parts of a cart page": 18_000,
};

const domainDoor = 3 * 1024;

/** The promise of one door, if there is one: rules cost 3 kB at most, behind each door of a domain room. */
function promiseOf(name: string): number | undefined {
  return /^@torg\/\w+\/domain(?:\/|$)/.test(name) ? domainDoor : promised[name];
}

/** The budget of a room when it is first measured: the promise, or a tenth and at least 100 bytes more than it costs. */
export function budgetOf({ name, gzip }: RoomCost): number {
  return promiseOf(name) ?? Math.ceil((gzip + Math.max(100, gzip * 0.1)) / 100) * 100;
}

/** Where costs and budgets part: what is too dear, what has no budget, what has one and is gone, what breaks a promise. */
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
