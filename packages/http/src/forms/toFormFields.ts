/** One field of a form, or one parameter of a query. */
export type FormField = readonly [name: string, value: string];

/** A field whose value may also be a file. */
export type FormEntry = readonly [name: string, value: unknown];

/**
 * Lists the entries of a nested value. Values other than text, numbers, booleans, arrays and plain objects stay as they
 * are.
 */
export function toFormEntries(value: unknown, name = ""): readonly FormEntry[] {
  if (value === undefined) return [];
  if (value === null) return [[name, ""]];
  if (typeof value === "boolean") return [[name, value ? "1" : "0"]];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => toFormEntries(item, `${name}[${isPlain(item) ? index : ""}]`));
  }
  if (!isPlain(value)) return [[name, value]];
  return Object.entries(value).flatMap(([key, item]) => toFormEntries(item, name === "" ? key : `${name}[${key}]`));
}

/**
 * Writes a nested value as form fields: `{products: {1001: {quantity: 2}}}` becomes `products[1001][quantity]` = `2`.
 * Booleans become `1` and `0`, null an empty string; an undefined member is left out. List items are named `list[]`.
 */
export function toFormFields(value: unknown): readonly FormField[] {
  return toFormEntries(value).map(([name, item]) => [name, String(item)]);
}

/** Files and dates are objects too, but must not be split into fields. */
function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Array.isArray(value);
}
