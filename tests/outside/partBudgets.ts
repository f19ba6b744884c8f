import type { PartCost } from "./partCosts.ts";

/** The maximum cost of a part, in gzip bytes. */
export interface PartBudget {
  readonly script: number;
  readonly styles: number;
}

/** Promised publicly, so never derived from a measurement. */
const promised: Readonly<Record<string, number>> = { Button: 1500, Dialog: 14_000, Tabs: 12_000 };

/** Adds some slack, so that a small change passes: a tenth and at least 50 bytes, in steps of ten. */
function withSlack(bytes: number): number {
  return Math.ceil((bytes + Math.max(50, bytes * 0.1)) / 10) * 10;
}

/** The initial budget of a part, from its first measurement. */
export function budgetOf({ name, script, styles }: PartCost): PartBudget {
  return { script: promised[name] ?? withSlack(script.gzip), styles: withSlack(styles.gzip) };
}

/** Mismatches of costs and budgets: parts over budget, parts without one, and budgets without a part. */
export function budgetProblems(
  costs: readonly PartCost[],
  budgets: Readonly<Record<string, PartBudget>>,
): readonly string[] {
  const names = new Set(costs.map(({ name }) => name));
  const gone = Object.keys(budgets).filter((name) => !names.has(name));
  const dear = costs.flatMap(({ name, script, styles }) => {
    const budget = budgets[name];
    if (budget === undefined) return [`${name} has no budget`];
    return [
      ...(script.gzip > budget.script ? [`${name}: ${script.gzip} B of script, budget ${budget.script} B`] : []),
      ...(styles.gzip > budget.styles ? [`${name}: ${styles.gzip} B of styles, budget ${budget.styles} B`] : []),
    ];
  });
  return [...dear, ...gone.map((name) => `${name} has a budget and is not exported`)];
}
