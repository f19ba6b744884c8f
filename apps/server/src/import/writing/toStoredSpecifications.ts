import type { FeedProduct } from "@torg/feed";
import type { StoredSpecification } from "../../database/tables/catalogueTables.ts";

/**
 * Facts as the product page lists them: those with the same name and section become one row, at the place of the first.
 */
export function toStoredSpecifications(details: FeedProduct["details"]): readonly StoredSpecification[] {
  const rows = new Map<string, StoredSpecification>();
  for (const { name, section, text } of details) {
    const key = JSON.stringify([name, section]);
    const before = rows.get(key);
    const value = before === undefined ? text : `${before.value}, ${text}`;
    rows.set(key, { title: name, unit: null, value, section: section === "" ? null : section });
  }
  return [...rows.values()];
}
