import * as z from "zod/mini";

/** `company` or `private`. */
export const customerTypeSchema = z.enum(["private", "company"]);
