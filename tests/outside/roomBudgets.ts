import type { RoomCost } from "./roomCosts.ts";

/** Promised to others, in bytes of gzip, so never taken from a measurement. */
const promised: Readonly<Record<string, number>> = {
  "@torg/format": 2500,
  "@torg/cart": 18_000,
  "@torg/consent": 12_000,
  "@torg/consent/domain": 2000,
  "@torg/credit/domain": 2000,
  "@torg/navigation/domain": 2000,
  "@torg/returns/domain": 2000,
  "@torg/reviews/domain": 2000,
  "@torg/stores/domain": 2000,
  "the parts of a cart page": 18_000,
};

/** What one function of a domain room may cost, in bytes of gzip. */
export const functionBudget = 2000;

/** The budget of a room when it is first measured: the promise, or 3 % and at least 100 bytes more than it costs. */
export function budgetOf({ name, gzip }: RoomCost): number {
  return promised[name] ?? Math.ceil((gzip + Math.max(100, gzip * 0.03)) / 100) * 100;
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
    ...Object.entries(promised)
      .filter(([name, most]) => names.has(name) && budgets[name] !== most)
      .map(([name, most]) => `${name} was promised for ${most} B`),
  ];
}
