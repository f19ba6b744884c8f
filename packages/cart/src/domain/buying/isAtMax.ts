/** Whether a line holds as many as one customer may buy. */
export function isAtMax(line: {
  readonly quantity: number;
  readonly max_purchasable_quantity: number | null;
}): boolean {
  return line.max_purchasable_quantity !== null && line.quantity >= line.max_purchasable_quantity;
}
