import type { ReactElement } from "react";
import type { LegalGuarantee } from "../../domain/guarantee.ts";

/** Props of LegalGuaranteeNotice. */
export interface LegalGuaranteeNoticeProps {
  readonly notice: LegalGuarantee;
}

/**
 * The official legal guarantee notice: its picture unchanged and in full, never folded, with all its words as
 * alternative text and its QR code as a link. Without a picture its text is shown.
 */
export function LegalGuaranteeNotice({ notice }: LegalGuaranteeNoticeProps): ReactElement {
  const { picture, text, link, linkText: words } = notice;
  return (
    <p>
      {picture === null ? text : <img {...picture} alt={picture.alt} />} {link !== null && <a href={link}>{words}</a>}
    </p>
  );
}
