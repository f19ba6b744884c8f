/*
 * The part of zod/mini that the contracts use, in a tenth of its bytes. The browser build puts it in zod's place: what
 * a page reads there comes from the shop's own server, so that of an issue its place and the schema's own words are all
 * that is needed. It also never tries to compile code, which the content security policy would report.
 */

type Read = (value: unknown) => unknown;
type Shape = Readonly<Record<string, Schema>>;

/** A place that does not fit. */
interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What a reading throws: every place that does not fit. */
class Misfit extends TypeError {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super("The value does not fit its schema.");
    this.issues = issues;
  }
}

/** Reads values of one kind; what does not fit throws. */
class Schema {
  readonly read: Read;
  readonly shape: Shape;

  constructor(read: Read, shape: Shape = {}) {
    this.read = read;
    this.shape = shape;
  }

  parse(value: unknown): unknown {
    return this.read(value);
  }

  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown; readonly error?: Misfit } {
    try {
      return { success: true, data: this.read(value) };
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      return { success: false, error };
    }
  }

  check(...checks: readonly Read[]): Schema {
    return new Schema((value) => checks.reduce((read, check) => check(read), this.read(value)), this.shape);
  }
}

function fail(message = "Invalid input"): never {
  throw new Misfit([{ path: [], message }]);
}

/** Reads the members of a list or an object, and throws with the issues of all of them. */
function readMembers<K extends PropertyKey, T>(
  members: readonly (readonly [K, unknown])[],
  read: (value: unknown, key: K) => T,
): readonly T[] {
  const issues: Issue[] = [];
  const values = members.flatMap(([key, value]) => {
    try {
      return [read(value, key)];
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      issues.push(...error.issues.map(({ path, message }) => ({ path: [key, ...path], message })));
      return [];
    }
  });
  if (issues.length > 0) throw new Misfit(issues);
  return values;
}

const only = (fits: (value: unknown) => boolean, message?: string): Schema =>
  new Schema((value) => (fits(value) ? value : fail(message)));

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const string = (): Schema => only((value) => typeof value === "string");
const number = (message?: string): Schema => only(Number.isFinite, message);
const int = (message?: string): Schema => only(Number.isSafeInteger, message);
const boolean = (): Schema => only((value) => typeof value === "boolean");
const nothing = (): Schema => only((value) => value === null);
const unknown = (): Schema => only(() => true);
const literal = (values: unknown): Schema => only((value) => [values].flat().includes(value));
const oneOf = (values: object): Schema => literal(Object.values(values));

const array = (item: Schema, message?: string): Schema =>
  new Schema((value) =>
    Array.isArray(value) ? readMembers([...value.entries()], (each) => item.read(each)) : fail(message),
  );

function readShape(shape: Shape, value: object): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  readMembers(
    Object.keys(shape).map((key) => [key, Reflect.get(value, key)] as const),
    (each, key) => {
      const read = shape[key]?.read(each);
      if (read !== undefined || key in value) result[key] = read;
    },
  );
  return result;
}

const object = (shape: Shape, message?: string): Schema =>
  new Schema((value) => (isObject(value) && !Array.isArray(value) ? readShape(shape, value) : fail(message)), shape);

const looseObject = (shape: Shape): Schema => {
  const strict = object(shape);
  return new Schema((value) => (isObject(value) ? Object.assign({ ...value }, strict.read(value)) : fail()), shape);
};

const extend = (schema: Schema, shape: Shape): Schema => object({ ...schema.shape, ...shape });

const record = (key: Schema, item: Schema): Schema =>
  new Schema((value) =>
    isObject(value) && !Array.isArray(value)
      ? Object.fromEntries(
          readMembers(Object.entries(value), (each, name) => [String(key.read(name)), item.read(each)] as const),
        )
      : fail(),
  );

const optional = (schema: Schema): Schema =>
  new Schema((value) => (value === undefined ? undefined : schema.read(value)));

const nullable = (schema: Schema): Schema => new Schema((value) => (value === null ? null : schema.read(value)));

const withDefault = (schema: Schema, missing: unknown): Schema =>
  new Schema((value) => {
    if (value !== undefined) return schema.read(value);
    return typeof missing === "function" ? missing() : structuredClone(missing);
  });

const transform = (read: Read): Schema => new Schema(read);

const pipe = (first: Schema, second: Schema): Schema => new Schema((value) => second.read(first.read(value)));

/** Of several kinds none of which fits, the issues of the one that fits furthest count. */
const union = (schemas: readonly Schema[]): Schema =>
  new Schema((value) => {
    const issues: (readonly Issue[])[] = [];
    for (const schema of schemas) {
      const { success, data, error } = schema.safeParse(value);
      if (success) return data;
      if (error !== undefined) issues.push(error.issues);
    }
    const depth = (kind: readonly Issue[]): number => Math.max(...kind.map(({ path }) => path.length));
    throw new Misfit(issues.reduce((deepest, kind) => (depth(kind) > depth(deepest) ? kind : deepest)));
  });

const discriminatedUnion = (_key: string, schemas: readonly Schema[]): Schema => union(schemas);

const when =
  (fits: (value: unknown) => boolean): Read =>
  (value) =>
    fits(value) ? value : fail();

const lengthOf = (value: unknown): number => (typeof value === "string" || Array.isArray(value) ? value.length : 0);

const trim = (): Read => (value) => (typeof value === "string" ? value.trim() : value);
const regex = (pattern: RegExp): Read => when((value) => typeof value === "string" && pattern.test(value));
const minLength = (least: number): Read => when((value) => lengthOf(value) >= least);
const maxLength = (most: number): Read => when((value) => lengthOf(value) <= most);
const minimum = (least: number): Read => when((value) => Number(value) >= least);
const maximum = (most: number): Read => when((value) => Number(value) <= most);
const multipleOf = (step: number): Read => when((value) => Number(value) % step === 0);
const refine = (fits: (value: unknown) => boolean): Read => when(fits);

export {
  array,
  boolean,
  discriminatedUnion,
  oneOf as enum,
  extend,
  int,
  literal,
  looseObject,
  maximum,
  maxLength,
  minimum,
  minLength,
  multipleOf,
  nothing as null,
  nullable,
  number,
  object,
  optional,
  pipe,
  record,
  refine,
  regex,
  string,
  transform,
  trim,
  union,
  unknown,
  withDefault as _default,
};
