import type { FeedItem } from "../../feedItem.ts";
import { readEnergyClass } from "../values/readEnergyClass.ts";
import type { FeedProduct } from "./feedProduct.ts";
import type { ReportProblem } from "./itemProblem.ts";

/** Reads an item's energy class, and the address of its label in the EU's register if the item is certified there. */
export function readEnergy(item: FeedItem, report: ReportProblem): FeedProduct["energy"] {
  if (item.energyClass.trim() === "") return null;
  const found = readEnergyClass(item.energyClass, item.energyClassMax);
  if (found === null) {
    report("energy-unknown");
    return null;
  }
  const eprel = item.certifications.find(
    (certification) => certification.name.trim().toUpperCase() === "EPREL" && /^\d+$/u.test(certification.code.trim()),
  );
  const label = eprel === undefined ? null : `https://eprel.ec.europa.eu/qr/${eprel.code.trim()}`;
  return { class: found.class, color: found.color, version: found.version, label, sheet: null };
}
