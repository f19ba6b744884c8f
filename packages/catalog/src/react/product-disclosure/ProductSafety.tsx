import { DefinitionList, type Definition } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { Disclosure, Hazard, ProductParty } from "../../contract/disclosure.ts";
import { electronicLink, hasSafety } from "../../domain/product/shownDisclosure.ts";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";
import { HazardPictograms } from "./HazardPictograms.tsx";

/** Props of ProductSafety. */
export interface ProductSafetyProps {
  readonly disclosure: Disclosure;
  /** The product's GTIN, shown with its other identifiers. */
  readonly gtin?: string | null;
}

function Electronic({ address }: { readonly address: string }): ReactNode {
  const link = electronicLink(address);
  return link === null ? address : <a href={link}>{address}</a>;
}

function Party({ party }: { readonly party: ProductParty }): ReactNode {
  return (
    <>
      {party.name}
      {party.postal !== "" && (
        <>
          <br />
          {party.postal}
        </>
      )}
      {party.electronic !== "" && (
        <>
          <br />
          <Electronic address={party.electronic} />
        </>
      )}
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly ReactNode[] }): ReactNode {
  return lines.map((line, index) => (
    // The lines of a product never change order.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={index}>{line}</p>
  ));
}

interface HazardTextProps {
  readonly hazard: Hazard;
  readonly nameOf: (code: string) => string;
}

/** The hazards of a chemical: pictograms with their names below, and the statements. */
function HazardText({ hazard, nameOf }: HazardTextProps): ReactNode {
  const { pictograms, signalWord: word, statements } = hazard;
  const names = pictograms.map((code) => `${nameOf(code)} (${code})`).join(", ");
  return (
    <>
      <HazardPictograms codes={pictograms} label={pictograms.join(", ")} />
      <Lines
        lines={[
          ...(names === "" ? [] : [names]),
          ...(word === null ? [] : [<strong key="signal">{word}</strong>]),
          ...statements,
        ]}
      />
    </>
  );
}

/**
 * Manufacturer, responsible party in the EU, identifiers, warnings and hazards of a product. Only what was provided is
 * shown; renders nothing without any of it.
 */
export function ProductSafety({ disclosure, gtin = null }: ProductSafetyProps): ReactElement | null {
  const { disclosure: texts, gtin: gtinName } = useLaterCatalogTexts("product");
  if (!hasSafety(disclosure)) return null;
  const { manufacturer, euResponsible: responsible, model, batch, hazard, safetyDocuments: documents } = disclosure;
  const items: Definition[] = [];
  const add = (term: string, details: ReactNode): void => {
    items.push({ id: term, term, details });
  };
  if (manufacturer !== null) add(texts.manufacturer, <Party party={manufacturer} />);
  if (responsible !== null) add(texts.euResponsible, <Party party={responsible} />);
  if (model !== null) add(texts.model, model);
  if (batch !== null) add(texts.batch, batch);
  if (gtin !== null) add(gtinName, gtin);
  if (hazard !== null) add(texts.hazard, <HazardText hazard={hazard} nameOf={texts.pictogram} />);
  if (disclosure.safetyWarnings.length > 0) add(texts.warnings, <Lines lines={disclosure.safetyWarnings} />);
  if (documents.length > 0) {
    const links = documents.map(({ title, url }) => (
      <a key={url} href={url}>
        {title || url}
      </a>
    ));
    add(texts.documents, <Lines lines={links} />);
  }
  return <DefinitionList items={items} />;
}
