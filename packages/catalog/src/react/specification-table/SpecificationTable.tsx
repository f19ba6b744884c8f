import { DefinitionList } from "@torg/ui";
import type { ReactElement } from "react";
import type { ProductSpecification } from "../../contract/productDetail.ts";
import { keptUnits } from "../../domain/keptUnits.ts";
import { specificationSections } from "../../domain/product/specificationSections.ts";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

/** Props of SpecificationTable. */
export interface SpecificationTableProps {
  readonly specifications: readonly ProductSpecification[];
  /** Heading level of the sections. Default: 3. */
  readonly level?: 3 | 4 | undefined;
}

/** The specifications of a product with their units, in sections if there are several; renders nothing without any. */
export function SpecificationTable({ specifications, level = 3 }: SpecificationTableProps): ReactElement | null {
  const texts = useLaterCatalogTexts("product");
  if (specifications.length === 0) return null;
  const sections = specificationSections(specifications);
  const Heading = `h${level}` as const;
  return (
    <div className="torg-specifications">
      {sections.map(({ heading, facts }) => (
        <div key={heading}>
          {sections.length > 1 && (
            <Heading className="torg-specifications__heading">{heading ?? texts.otherSpecifications}</Heading>
          )}
          <DefinitionList
            items={facts.map(({ title, value, unit }, index) => ({
              id: `${index} ${title}`,
              term: title,
              details: keptUnits(texts.value(value, unit)),
            }))}
          />
        </div>
      ))}
    </div>
  );
}
