import { type $ZodType, processSchema } from "zod/v4/core";
import { isRecord } from "../isRecord.ts";
import { isSchema } from "../isSchema.ts";
import { toWire } from "../schemas/toWire.ts";

/** Makes OpenAPI describe the schemas below `part` by the names and values on the wire instead of their parsed form. */
export function describeWire(part: unknown, met = new Set<unknown>()): void {
  if (met.has(part)) return;
  met.add(part);
  if (Array.isArray(part)) for (const each of part) describeWire(each, met);
  else if (isSchema(part)) describeSchema(part, met);
  else if (isRecord(part)) describeWire(Object.values(part), met);
}

function describeSchema(schema: $ZodType, met: Set<unknown>): void {
  const { def } = schema._zod;
  const [wire, own]: readonly unknown[] =
    "reverseTransform" in def ? [Reflect.get(def, "in"), Reflect.get(def, "out")] : [];
  if (isSchema(wire) && isSchema(own)) {
    own._zod.processJSONSchema = (context, _json, params) => {
      processSchema(wire, context, params);
      const seen = context.seen.get(own);
      if (seen !== undefined) seen.ref = wire;
    };
  }
  const inner: unknown = def.type === "default" ? Reflect.get(def, "innerType") : null;
  if (isSchema(inner)) {
    schema._zod.processJSONSchema = (context, json, params) => {
      processSchema(inner, context, params);
      const seen = context.seen.get(schema);
      if (seen !== undefined) seen.ref = inner;
      json.default = toWire<unknown>(inner, Reflect.get(def, "defaultValue"));
    };
  }
  describeWire(Object.values(def), met);
}
