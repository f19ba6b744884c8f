import { wireObject, wireText } from "@torg/http";
import type * as z from "zod/mini";
import type { Country } from "../domain/checkoutData.ts";

/** A country that the shop delivers to. */
export const countrySchema: z.ZodMiniType<Country> = wireObject({
  code: ["country_code", wireText],
  name: ["country_name", wireText],
});
