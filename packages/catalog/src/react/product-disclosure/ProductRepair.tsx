import { DefinitionList } from "@torg/ui";
import type { ReactElement } from "react";
import type { Disclosure } from "../../contract/disclosure.ts";
import { hasRepair } from "../../domain/product/shownDisclosure.ts";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

/** Props of ProductRepair. */
export interface ProductRepairProps {
  readonly disclosure: Disclosure;
}

/**
 * How well a product can be repaired and how long it is supported, according to the supplier; renders nothing without
 * data.
 */
export function ProductRepair({ disclosure }: ProductRepairProps): ReactElement | null {
  const { disclosure: texts } = useLaterCatalogTexts("product");
  if (!hasRepair(disclosure)) return null;
  const facts = [
    { term: texts.reparability, details: disclosure.reparability },
    { term: texts.spareParts, details: disclosure.spareParts },
    { term: texts.softwareUpdates, details: disclosure.softwareUpdates },
  ];
  return (
    <DefinitionList
      items={facts.filter(({ details }) => details !== null).map((fact) => ({ id: fact.term, ...fact }))}
    />
  );
}
