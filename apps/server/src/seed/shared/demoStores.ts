import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { nordhemFolder } from "./readNordhem.ts";

const schema = z.object({ stores: z.array(z.object({ name: z.string(), address: z._default(z.string(), "") })) });

/**
 * The stores of the demo, each as name and street joined by a newline: this combination belongs to no real shop. Empty
 * if the demo is not shipped.
 */
export function demoStores(): readonly string[] {
  const file = join(nordhemFolder, "shop.json");
  if (!existsSync(file)) return [];
  return schema.parse(JSON.parse(readFileSync(file, "utf8"))).stores.map(({ name, address }) => `${name}\n${address}`);
}
