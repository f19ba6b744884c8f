import type { VariantAttribute } from "@torg/catalog/contract";
import type { VariantLooks } from "../../settings/frameSchemas.ts";

/** Sets the looks of variant attributes that the shop has configured; the others stay. */
export function applyVariantLooks(
  attributes: readonly VariantAttribute[],
  looks: readonly VariantLooks[],
): VariantAttribute[] {
  const wanted = new Map(looks.map(({ attribute, look }) => [attribute.toLocaleLowerCase("sv"), look]));
  return attributes.map((attribute) => ({
    ...attribute,
    look: wanted.get(attribute.label.toLocaleLowerCase("sv")) ?? attribute.look,
  }));
}
