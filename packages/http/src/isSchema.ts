import type * as z from "zod/mini";

/** Whether a part of a schema is itself a schema. */
export function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === "object" && value !== null && "_zod" in value;
}
