import type { CapacityFigures, Figure } from "./capacityFigures.ts";
import type { CapacityLimit, CapacityNeed, CapacityPlan } from "./planCapacity.ts";

const limitWords: Readonly<Record<CapacityLimit, string>> = {
  processor: "processor of the nodes that are left",
  connections: "connections that PostgreSQL usually takes",
  orders: "orders a second that were tried",
};

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const disk = (bytes: number | null, { source }: Figure<number | null>): string =>
  bytes === null ? `not known: ${source}` : `${(bytes / 1e6).toFixed(0)} MB`;

/** What the plan leaves out, a line each. */
function leftOut({ cores, orders }: CapacityNeed, { orderCalls, supervisor }: CapacityFigures): readonly string[] {
  const named: readonly (readonly [string, Figure<number | null>, boolean])[] = [
    ["processor of buyers' calls around the checkout page", orderCalls, orders > 0],
    ["memory of the supervisor", supervisor, cores > 1],
  ];
  return named
    .filter(([, { value }, matters]) => matters && value === null)
    .map(([name, { source }]) => `not counted: ${name} (${source})`);
}

/** A plan as a short table, with what it leaves out below. */
export function describePlan(need: CapacityNeed, plan: CapacityPlan, figures: CapacityFigures): string {
  const { used, limit, connections } = plan;
  const reached =
    used.connections > 1
      ? `; more than ${figures.databaseConnections.value}: PgBouncer, or a higher max_connections`
      : "";
  const tried =
    used.orders > 1 ? "more than was ever tried" : `within the ${figures.triedOrders.value} a second that were tried`;
  const rows: readonly (readonly [string, string])[] = [
    ["pages to make", `${plan.pages.toFixed(1)} a second, ${plan.busy.toFixed(2)} cores busy`],
    ["nodes", `${plan.nodes} of ${need.cores} cores, ${need.spare} to spare`],
    ["workers", `${plan.workers}`],
    ["memory of a node", `${Math.round(plan.memory)} MB`],
    ["connections", `${connections}${reached}`],
    ["orders", `${plan.orders.toFixed(2)} a second, ${tried}`],
    ["database writes", `${plan.writes.toFixed(1)} transactions a second at least, for orders`],
    ["disk of the catalogue", disk(plan.catalogueDisk, figures.productDisk)],
    ["disk of 1000 orders", disk(plan.ordersDisk, figures.orderDisk)],
    ["limit", `${limitWords[limit]}, ${percent(used[limit])} used`],
  ];
  return [...rows.map(([name, value]) => `${name.padEnd(22)} ${value}`), ...leftOut(need, figures)].join("\n");
}
