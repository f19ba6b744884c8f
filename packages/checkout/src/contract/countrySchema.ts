import { wireText } from "@torg/http";
import * as z from "zod/mini";
import type { Country } from "../domain/checkoutData.ts";

/** A country that the shop delivers to. */
export const countrySchema: z.ZodMiniType<Country> = z.object({ country_code: wireText, country_name: wireText });
