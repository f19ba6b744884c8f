import type { OrderObstacle } from "./orderResult.ts";

/** Rolls the transaction of an order back and carries why the order was not placed. */
export class OrderRollback extends Error {
  readonly problem: OrderObstacle;

  constructor(problem: OrderObstacle) {
    super(problem.code);
    this.problem = problem;
  }
}
