function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** The order id in a Wasa-style result: a list whose first item has the key `wasakredit-order-id`; otherwise null. */
export function wasaOrderId(references: unknown): string | null {
  const first: unknown = Array.isArray(references) ? references[0] : undefined;
  const value = fieldOf(first, "value");
  const isId =
    fieldOf(first, "key") === "wasakredit-order-id" && (typeof value === "string" || typeof value === "number");
  return isId && String(value) !== "" ? String(value) : null;
}
