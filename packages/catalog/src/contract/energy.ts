import * as z from "zod/mini";
import { text, textOrNull } from "./fields.ts";

/** Energy label of a product; version 1 is the scale A+++ to D, version 2 the scale A to G. */
export const energySchema = z.object({
  product_energy_class: z.string(),
  product_energy_color: textOrNull,
  product_energy_class_version: z._default(
    z.pipe(
      z.transform((value: unknown) => (Number(value) === 1 ? (1 as const) : (2 as const))),
      z.literal([1, 2]),
    ),
    2,
  ),
  energy_stamp_link: textOrNull,
  product_energy_file: textOrNull,
  product_name: text,
});

export type Energy = Readonly<z.output<typeof energySchema>>;
