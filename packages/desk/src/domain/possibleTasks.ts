import { type OrderAct, type OrderHistory, orderProblem, orderProgress, type LineQuantity } from "@torg/orders/domain";
import { type DeskTask, roleAllows, type OperatorRole } from "./operatorRole.ts";

/** Tasks on an order at the desk. */
export const orderTasks = ["pick", "ship", "deliver", "cancel", "return", "credit"] as const;

/** A task on an order at the desk. */
export type OrderTask = Extract<DeskTask, (typeof orderTasks)[number]>;

/** Numbers, counted from 1, of the shipments not yet reported as delivered. */
export function shipmentsUnderWay(life: OrderHistory): readonly number[] {
  const { shipments, delivered } = orderProgress(life);
  return Array.from({ length: shipments }, (_, index) => index + 1).filter((shipment) => !delivered.has(shipment));
}

/** The smallest acts of a task: one piece of a line, one shipment, one öre. */
function smallestActs(life: OrderHistory, task: OrderTask): readonly OrderAct[] {
  const singlePieces = life.bought.lines.map(({ id }) => [{ lineId: id, quantity: 1 }]);
  switch (task) {
    case "pick":
      return [{ kind: "pick" }];
    case "ship":
      return singlePieces.map((pieces) => ({ kind: "ship", pieces, parcel: null }));
    case "cancel":
      return singlePieces.map((pieces) => ({ kind: "cancel", pieces }));
    case "return":
      return singlePieces.map((pieces) => ({ kind: "return", pieces, ground: "goodwill", isRestocked: true }));
    case "deliver":
      return shipmentsUnderWay(life).map((shipment) => ({ kind: "deliver", shipment }));
    case "credit":
      return [{ kind: "credit", amountOre: 1 }];
  }
}

const isPossible = (life: OrderHistory, task: OrderTask): boolean =>
  smallestActs(life, task).some((act) => orderProblem(life, act) === null);

/** The tasks that a role can do on an order in its current state. */
export function possibleTasks(life: OrderHistory, role: OperatorRole): readonly OrderTask[] {
  return orderTasks.filter((task) => roleAllows(role, task) && isPossible(life, task));
}

/** The pieces chosen in a form: how many of each line, by the line's id; empty when nothing is chosen. */
export function selectedQuantities(quantities: Readonly<Record<string, number>>): readonly LineQuantity[] {
  return Object.entries(quantities)
    .map(([lineId, quantity]) => ({ lineId: Number(lineId), quantity }))
    .filter(({ quantity }) => quantity !== 0);
}
