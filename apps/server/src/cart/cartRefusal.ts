import { type Refusal, refuse } from "../http/responses/Refusal.ts";
import { orderingTexts } from "../texts/orderingTexts.ts";
import type { CartProblem } from "./cartResult.ts";
import { maxCartLines } from "./cartRules.ts";

/** The response to a refused change of the cart. */
export function cartRefusal(problem: CartProblem): Refusal {
  switch (problem.code) {
    case "product-missing":
      return refuse(404, orderingTexts.productMissing);
    case "selling-paused":
      return refuse(409, orderingTexts.sellingPaused);
    case "nothing-to-change":
      return refuse(422, orderingTexts.nothingToChange);
    case "variant-missing":
      return refuse(422, orderingTexts.chooseVariant);
    case "not-for-sale":
      return refuse(409, orderingTexts.notForSale);
    case "max-reached":
      return refuse(409, orderingTexts.maxReached(problem.max));
    case "too-many-changes":
      return refuse(422, orderingTexts.tooManyChanges(maxCartLines));
    case "cart-full":
      return refuse(409, orderingTexts.cartFull(maxCartLines));
    case "sold-out":
      return refuse(409, orderingTexts.soldOut);
  }
}
