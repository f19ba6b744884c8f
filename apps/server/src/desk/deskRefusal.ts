import { formatPrice, toKronor } from "@torg/format";
import type { OrderActProblem } from "../fulfilment/acts/OrderActRequest.ts";
import { type Refusal, refuse } from "../http/Refusal.ts";
import { deskTexts } from "../texts/deskTexts.ts";

/** Refuses an act in words: 404 without an order, 409 where somebody was faster, 422 for what the order does not allow. */
export function deskRefusal(problem: OrderActProblem): Refusal {
  switch (problem.code) {
    case "too-many":
      return refuse(422, deskTexts.tooMany(problem.left));
    case "too-much":
      return refuse(422, deskTexts.tooMuch(formatPrice(toKronor(problem.leftOre), { decimals: 2 })));
    case "no-order":
      return refuse(404, deskTexts.problems[problem.code]);
    case "key-used":
      return refuse(409, deskTexts.problems[problem.code]);
    default:
      return refuse(422, deskTexts.problems[problem.code]);
  }
}
