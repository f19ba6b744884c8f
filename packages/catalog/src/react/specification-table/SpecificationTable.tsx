import { DefinitionList } from "@torg/ui";
import type { ReactElement } from "react";
import type { ProductSpecification } from "../../contract/productDetail.ts";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

/** Props of SpecificationTable. */
export interface SpecificationTableProps {
  readonly specifications: readonly ProductSpecification[];
}

/** The specifications of a product with their units; nothing without any. */
export function SpecificationTable({ specifications }: SpecificationTableProps): ReactElement | null {
  const texts = useLaterCatalogTexts("product");
  if (specifications.length === 0) return null;
  return (
    <DefinitionList
      items={specifications.map(({ title, value, unit }, index) => ({
        id: `${index} ${title}`,
        term: title,
        details: texts.value(value, unit),
      }))}
    />
  );
}
