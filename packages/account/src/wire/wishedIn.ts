/** The products that are set aside, by the answer of the cart's call; none where it says nothing of them. */
export function wishedIn(answer: unknown): readonly number[] {
  const ids: unknown =
    typeof answer === "object" && answer !== null && "wished_product_ids" in answer ? answer.wished_product_ids : null;
  return Array.isArray(ids) ? ids.map(Number) : [];
}
