import type { ReactElement } from "react";
import type { LegalGuarantee } from "../../domain/guarantee.ts";

/** Props of LegalGuaranteeNotice. */
export interface LegalGuaranteeNoticeProps {
  readonly notice: LegalGuarantee;
}

/**
 * The official notice of the legal guarantee: its picture unchanged and in full, never folded away, with all that it says
 * as its text and its square code as a link. Without a picture its words stand there.
 */
export function LegalGuaranteeNotice({ notice }: LegalGuaranteeNoticeProps): ReactElement {
  const { picture, text, link, linkText: words } = notice;
  return (
    <p>
      {picture === null ? text : <img {...picture} alt={picture.alt} />} {link !== null && <a href={link}>{words}</a>}
    </p>
  );
}
