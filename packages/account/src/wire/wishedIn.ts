/** The wish list's product ids in a response of the cart call; empty if it has none. */
export function wishedIn(answer: unknown): readonly number[] {
  const ids: unknown =
    typeof answer === "object" && answer !== null && "wished_product_ids" in answer ? answer.wished_product_ids : null;
  return Array.isArray(ids) ? ids.map(Number) : [];
}
