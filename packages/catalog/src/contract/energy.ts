import { readEnergyVersion } from "@torg/format";
import { wireObject, wireText, wireTextOrNull } from "@torg/http";
import * as z from "zod/mini";

/** Energy label of a product; version 1 is the scale A+++ to D, version 2 the scale A to G. */
export const energySchema = wireObject({
  energyClass: ["product_energy_class", z.string()],
  energyColor: ["product_energy_color", wireTextOrNull],
  classVersion: [
    "product_energy_class_version",
    z._default(z.pipe(z.transform(readEnergyVersion), z.literal([1, 2])), 2),
  ],
  labelUrl: ["energy_stamp_link", wireTextOrNull],
  sheetUrl: ["product_energy_file", wireTextOrNull],
  name: ["product_name", wireText],
});

export type Energy = Readonly<z.output<typeof energySchema>>;
