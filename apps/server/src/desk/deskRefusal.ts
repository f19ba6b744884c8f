import type { OrderActProblem } from "../fulfilment/acts/OrderActRequest.ts";
import { type Refusal, refuse } from "../http/responses/Refusal.ts";
import { deskTexts } from "../texts/deskTexts.ts";
import { writtenKronor } from "../texts/writtenKronor.ts";

/**
 * The refusal of an act: 404 without an order, 409 when another operator was faster, 422 when the order does not allow
 * it.
 */
export function deskRefusal(problem: OrderActProblem): Refusal {
  switch (problem.code) {
    case "too-many":
      return refuse(422, deskTexts.tooMany(problem.left));
    case "too-much":
      return refuse(422, deskTexts.tooMuch(writtenKronor(problem.creditableOre)));
    case "no-order":
      return refuse(404, deskTexts.problems[problem.code]);
    case "key-used":
      return refuse(409, deskTexts.problems[problem.code]);
    default:
      return refuse(422, deskTexts.problems[problem.code]);
  }
}
