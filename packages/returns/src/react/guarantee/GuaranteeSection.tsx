import { legalGuaranteeHeading } from "@torg/compliance";
import { Section } from "@torg/ui";
import type { ReactElement } from "react";
import type { DurabilityGuarantee, LegalGuarantee } from "../../domain/guarantee.ts";
import { DurabilityLabel } from "./DurabilityLabel.tsx";
import { LegalGuaranteeNotice } from "./LegalGuaranteeNotice.tsx";

/** Props of GuaranteeSection. */
export interface GuaranteeSectionProps {
  /** Id of the section, for links to it. Default: `garanti`. */
  readonly id?: string;
  readonly notice: LegalGuarantee;
  /** The producer's durability guarantee; null when unknown. */
  readonly durability?: DurabilityGuarantee | null;
}

/** The buyer's guarantees, as a section of a product page: the legal guarantee, then the producer's own. */
export function GuaranteeSection({ id = "garanti", notice, durability = null }: GuaranteeSectionProps): ReactElement {
  return (
    <Section id={id} heading={legalGuaranteeHeading}>
      <LegalGuaranteeNotice notice={notice} />
      <DurabilityLabel guarantee={durability} />
    </Section>
  );
}
