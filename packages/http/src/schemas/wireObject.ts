import * as z from "zod/mini";
import { isRecord } from "../isRecord.ts";

/** A field's schema if it has the same name on both sides; otherwise its name on the wire and its schema. */
export type WireField = z.ZodMiniType | readonly [name: string, schema: z.ZodMiniType];

/** The fields of an object by our own names. */
export type WireFields = Readonly<Record<string, WireField>>;

type SchemaOf<F> = F extends readonly [string, infer S] ? S : F;
type MayMiss<F> = undefined extends z.output<SchemaOf<F>> ? true : false;
type Flat<T> = { [K in keyof T]: T[K] };

/** The parsed type of an object with these fields, as used everywhere except on the wire. */
export type ParsedObject<F extends WireFields> = Flat<
  { readonly [K in keyof F as MayMiss<F[K]> extends true ? never : K]: z.output<SchemaOf<F[K]>> } & {
    readonly [K in keyof F as MayMiss<F[K]> extends true ? K : never]?: z.output<SchemaOf<F[K]>>;
  }
>;

/** Parses the wire format to `T`; `toWire` reverses it. */
export type WireSchema<T> = z.ZodMiniCodec<z.ZodMiniObject, z.ZodMiniCustom<T>>;

/**
 * An object whose fields have other names on the wire: parsing converts them to our own names, and `toWire` reverses
 * it. Problems are reported by the wire name. The discriminator of a union must keep its name. `problem` is the message
 * for a value that is not an object.
 */
export function wireObject<const F extends WireFields>(fields: F, problem?: string): WireSchema<ParsedObject<F>> {
  const pairs = Object.entries<WireField>(fields).map(([own, field]) =>
    "length" in field ? ([own, ...field] as const) : ([own, own, field] as const),
  );
  const wire = z.object(Object.fromEntries(pairs.map(([, name, schema]) => [name, schema])), problem);
  const toOwn = pairs.map(([to, from]) => [from, to] as const);
  return z.codec(wire, z.custom<ParsedObject<F>, unknown>(), {
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
