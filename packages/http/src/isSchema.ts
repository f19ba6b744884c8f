import type * as z from "zod/mini";

/** Says whether a part of a schema is a schema itself. */
export function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === "object" && value !== null && "_zod" in value;
}
