import { legalGuaranteeHeading } from "@torg/compliance";
import { Section } from "@torg/ui";
import type { ReactElement } from "react";
import type { DurabilityGuarantee, LegalGuarantee } from "../../domain/guarantee.ts";
import { DurabilityLabel } from "./DurabilityLabel.tsx";
import { LegalGuaranteeNotice } from "./LegalGuaranteeNotice.tsx";

/** Props of GuaranteeSection. */
export interface GuaranteeSectionProps {
  /** Where links lead to: the id of the heading. Default: `garanti`. */
  readonly id?: string;
  readonly notice: LegalGuarantee;
  /** What the producer guarantees of a product's durability; null where nothing is known of it. */
  readonly durability?: DurabilityGuarantee | null;
}

/** What a buyer may count on, as a section of a product's page: the legal guarantee, then the producer's own. */
export function GuaranteeSection({ id = "garanti", notice, durability = null }: GuaranteeSectionProps): ReactElement {
  return (
    <Section id={id} heading={legalGuaranteeHeading}>
      <LegalGuaranteeNotice notice={notice} />
      <DurabilityLabel guarantee={durability} />
    </Section>
  );
}
