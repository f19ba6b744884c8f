import { type OrderAct, type OrderLife, orderProblem, orderProgress, type Pieces } from "@torg/orders/domain";
import { type DeskTask, mayDo, type OperatorRole } from "./operatorRole.ts";

/** Something that is done to an order at the desk. */
export const orderTasks = ["pick", "ship", "deliver", "cancel", "return", "credit"] as const;

/** Something that is done to an order at the desk. */
export type OrderTask = Extract<DeskTask, (typeof orderTasks)[number]>;

/** Numbers of the shipments, counted from 1, that nobody has told to have reached the buyer. */
export function shipmentsUnderWay(life: OrderLife): readonly number[] {
  const { shipments, delivered } = orderProgress(life);
  return Array.from({ length: shipments }, (_, index) => index + 1).filter((shipment) => !delivered.has(shipment));
}

/** The least that a task can be done with: one piece of a line, one shipment, one ore. */
function smallestActs(life: OrderLife, task: OrderTask): readonly OrderAct[] {
  const pieces = life.bought.lines.map(({ id }) => [{ lineId: id, quantity: 1 }]);
  switch (task) {
    case "pick":
      return [{ kind: "pick" }];
    case "ship":
      return pieces.map((one) => ({ kind: "ship", pieces: one, parcel: null }));
    case "cancel":
      return pieces.map((one) => ({ kind: "cancel", pieces: one }));
    case "return":
      return pieces.map((one) => ({ kind: "return", pieces: one, ground: "goodwill", isRestocked: true }));
    case "deliver":
      return shipmentsUnderWay(life).map((shipment) => ({ kind: "deliver", shipment }));
    case "credit":
      return [{ kind: "credit", amountOre: 1 }];
  }
}

const isPossible = (life: OrderLife, task: OrderTask): boolean =>
  smallestActs(life, task).some((act) => orderProblem(life, act) === null);

/** What somebody of a role can do to an order as it stands. */
export function possibleTasks(life: OrderLife, role: OperatorRole): readonly OrderTask[] {
  return orderTasks.filter((task) => mayDo(role, task) && isPossible(life, task));
}

/** The pieces that a form chooses: how many of each line, by the line's id; none where there is nothing to choose. */
export function chosenPieces(quantities: Readonly<Record<string, number>>): readonly Pieces[] {
  return Object.entries(quantities)
    .map(([lineId, quantity]) => ({ lineId: Number(lineId), quantity }))
    .filter(({ quantity }) => quantity !== 0);
}
