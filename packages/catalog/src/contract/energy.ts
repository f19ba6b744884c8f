import { wireText, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";

/** Energy label of a product; version 1 is the scale A+++ to D, version 2 the scale A to G. */
export const energySchema = z.object({
  product_energy_class: z.string(),
  product_energy_color: wireTextOrNull,
  product_energy_class_version: z._default(
    z.pipe(
      z.transform((value: unknown) => (Number(value) === 1 ? (1 as const) : (2 as const))),
      z.literal([1, 2]),
    ),
    2,
  ),
  energy_stamp_link: wireTextOrNull,
  product_energy_file: wireTextOrNull,
  product_name: wireText,
});

export type Energy = Readonly<z.output<typeof energySchema>>;
