import type * as z from "zod/mini";
import { isRecord } from "../isRecord.ts";
import { isSchema } from "../isSchema.ts";

type Schema = z.core.$ZodType;
type Write = (value: unknown) => unknown;
/** Converts a parsed value to its wire format; null if both are the same. */
type Writer = Write | null;

const writers = new WeakMap<Schema, { readonly write: Writer }>();

/**
 * Converts a parsed value to its wire format: a `wireObject` gets its wire names, ore become kronor, everything else
 * stays. Nothing is validated; the reader finds values that do not match.
 */
export function toWire<T>(schema: z.core.$ZodType<T>, value: T): unknown {
  const write = writerOfPart(schema);
  return write === null ? value : write(value);
}

/** Each schema is analysed only once. */
function writerOf(schema: Schema): Writer {
  const known = writers.get(schema) ?? { write: makeWriter(schema) };
  writers.set(schema, known);
  return known.write;
}

function makeWriter({ _zod: { def } }: Schema): Writer {
  const part = (name: string): unknown => Reflect.get(def, name);
  switch (def.type) {
    case "object":
      return membersWriter(part("shape"));
    case "array":
      return whereNeeded(writerOfPart(part("element")), (write, value) =>
        Array.isArray(value) ? value.map((item) => write(item)) : value,
      );
    case "record":
      return whereNeeded(writerOfPart(part("valueType")), (write, value) =>
        isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, write(item)])) : value,
      );
    case "union":
      return choiceWriter(part("options"), part("discriminator"));
    case "pipe":
      return inTurn([writerOfPart(part("out")), functionOf(part("reverseTransform")), writerOfPart(part("in"))]);
    default:
      // Optional, nullable and default schemas have one inner schema.
      return whereNeeded(writerOfPart(part("innerType")), (write, value) =>
        value === undefined || value === null ? value : write(value),
      );
  }
}

const writerOfPart = (part: unknown): Writer => (isSchema(part) ? writerOf(part) : null);

const functionOf = (part: unknown): Writer => (isFunction(part) ? part : null);

const isFunction = (value: unknown): value is Write => typeof value === "function";

function whereNeeded(write: Writer, use: (write: Write, value: unknown) => unknown): Writer {
  return write === null ? null : (value) => use(write, value);
}

function inTurn(writes: readonly Writer[]): Writer {
  const needed = writes.filter((write) => write !== null);
  return needed.length === 0 ? null : (value) => needed.reduce((written, write) => write(written), value);
}

function membersWriter(shape: unknown): Writer {
  const members = Object.entries(isRecord(shape) ? shape : {}).flatMap(([name, schema]) => {
    const write = writerOfPart(schema);
    return write === null ? [] : [[name, write] as const];
  });
  if (members.length === 0) return null;
  return (value) => {
    if (!isRecord(value)) return value;
    const result: Record<string, unknown> = { ...value };
    for (const [name, write] of members) if (name in value) result[name] = write(value[name]);
    return result;
  };
}

function reads(schema: Schema, value: unknown): boolean {
  const result = schema._zod.run({ value, issues: [] }, {});
  return !(result instanceof Promise) && result.issues.length === 0;
}

/** Picks the union option by its discriminator; without one, the first that can parse what it wrote. */
function choiceWriter(options: unknown, discriminator: unknown): Writer {
  const kinds = (Array.isArray(options) ? options : []).filter(isSchema);
  if (kinds.every((kind) => writerOf(kind) === null)) return null;
  return (value) => {
    const written = (kind: Schema): unknown => {
      const write = writerOf(kind);
      return write === null ? value : write(value);
    };
    const said = typeof discriminator === "string" && isRecord(value) ? value[discriminator] : null;
    const kind =
      typeof said === "string"
        ? kinds.find((each) => each._zod.propValues?.[String(discriminator)]?.has(said))
        : kinds.find((each, index) => index === kinds.length - 1 || reads(each, written(each)));
    return kind === undefined ? value : written(kind);
  };
}
