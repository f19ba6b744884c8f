import * as z from "zod/mini";
import { isRecord } from "./isRecord.ts";

/** A field that has one name on both sides, or the name that it has on the wire and what stands there. */
export type WireField = z.ZodMiniType | readonly [name: string, schema: z.ZodMiniType];

/** The fields of an object by our own names. */
export type WireFields = Readonly<Record<string, WireField>>;

type SchemaOf<F> = F extends readonly [string, infer S] ? S : F;
type MayMiss<F> = undefined extends z.output<SchemaOf<F>> ? true : false;
type Flat<T> = { [K in keyof T]: T[K] };

/** What an object of these fields is to everybody but the wire. */
export type OwnObject<F extends WireFields> = Flat<
  { readonly [K in keyof F as MayMiss<F[K]> extends true ? never : K]: z.output<SchemaOf<F[K]>> } & {
    readonly [K in keyof F as MayMiss<F[K]> extends true ? K : never]?: z.output<SchemaOf<F[K]>>;
  }
>;

/** Reads what stands on the wire as `T`; `toWire` writes it again. */
export type WireSchema<T> = z.ZodMiniCodec<z.ZodMiniObject, z.ZodMiniCustom<T>>;

/**
 * An object whose fields have names of their own on the wire: reads the wire as our own words, and `toWire` writes it
 * again. What does not fit is told by the name on the wire. What a discriminated union is told apart by keeps its name.
 * `problem` is what is said of what is no object.
 */
export function wireObject<const F extends WireFields>(fields: F, problem?: string): WireSchema<OwnObject<F>> {
  const pairs = Object.entries<WireField>(fields).map(([own, field]) =>
    "length" in field ? ([own, ...field] as const) : ([own, own, field] as const),
  );
  const wire = z.object(Object.fromEntries(pairs.map(([, name, schema]) => [name, schema])), problem);
  const toOwn = pairs.map(([to, from]) => [from, to] as const);
  return z.codec(wire, z.custom<OwnObject<F>, unknown>(), {
    decode: (value) => renamed(value, toOwn),
    encode: (value) => renamed(isRecord(value) ? value : {}, pairs),
  });
}

type Names = readonly (readonly [from: string, to: string, ...rest: readonly unknown[]])[];

function renamed(value: Readonly<Record<string, unknown>>, names: Names): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [from, to] of names) if (from in value) result[to] = value[from];
  return result;
}
