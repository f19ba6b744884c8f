import * as z from "zod";
import { shopFileSchema } from "./schema/shopFileSchema.ts";

/** The JSON Schema of shop.json, for editors and programs that write the file. */
export const shopJsonSchema = (): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(shopFileSchema, { io: "input", reused: "inline" });
