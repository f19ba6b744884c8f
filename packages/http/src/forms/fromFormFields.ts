/** The content of a form: texts (or files), lists and named groups of them. Objects have no prototype. */
export interface FormObject {
  [name: string]: unknown;
}

const deepest = 6;

/**
 * Reads form fields into nested objects: `products[1001][quantity]` = `2` becomes `{products: {1001: {quantity:
 * "2"}}}`. Values are not converted. `list[]` collects a list; for other names given twice the last value counts. A
 * name with unbalanced brackets is taken literally, and a field that contradicts an earlier one (`a=1&a[b]=2`) is left
 * out.
 */
export function fromFormFields(fields: Iterable<readonly [name: string, value: unknown]>): FormObject {
  const root = emptyObject();
  for (const [name, value] of fields) place(root, pathOf(name), value);
  return root;
}

/** Without a prototype no field name can reach `Object.prototype`. */
function emptyObject(): FormObject {
  const object: FormObject = Object.create(null);
  return object;
}

function pathOf(name: string): readonly string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])+)$/.exec(name);
  const [, head, rest] = match ?? [];
  if (head === undefined || rest === undefined) return [name];
  const path = [head, ...rest.slice(1, -1).split("][")];
  return path.length > deepest ? [name] : path;
}

function place(root: FormObject, path: readonly string[], value: unknown): void {
  const isList = path.length > 1 && path.at(-1) === "";
  const names = isList ? path.slice(0, -1) : path;
  let here = root;
  for (const name of names.slice(0, -1)) {
    const next = here[name] ?? emptyObject();
    if (!isGroup(next)) return;
    here[name] = next;
    here = next;
  }
  const last = names.at(-1) ?? "";
  const earlier = here[last];
  if (isList) {
    if (earlier === undefined) here[last] = [value];
    else if (Array.isArray(earlier)) earlier.push(value);
  } else if (!isGroup(earlier) && !Array.isArray(earlier)) {
    here[last] = value;
  }
}

function isGroup(value: unknown): value is FormObject {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === null;
}
