/** The server's messages by field of a form. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Reads the messages by field from the body of a refusal; empty when it has none. */
export function fieldErrors(data: unknown): FieldErrors {
  const errors = valueOf(data, "errors");
  if (typeof errors !== "object" || errors === null) return {};
  const entries = Object.entries(errors).map(([field, texts]: [string, unknown]): [string, readonly string[]] => [
    field,
    Array.isArray(texts) ? texts.filter((text) => typeof text === "string") : [],
  ]);
  return Object.fromEntries(entries);
}

function valueOf(data: unknown, name: string): unknown {
  return typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;
}
