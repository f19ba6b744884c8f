import { wireObject } from "@torg/http";
import * as z from "zod/mini";
import type { Country } from "../domain/checkoutData.ts";

/** A country that the shop delivers to. */
export const countrySchema: z.ZodMiniType<Country> = wireObject({
  code: ["country_code", z.string()],
  name: ["country_name", z.string()],
});
