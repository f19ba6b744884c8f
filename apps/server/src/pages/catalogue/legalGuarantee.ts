import { legalGuaranteeLink, legalGuaranteeText } from "@torg/compliance";
import type { ShopSettings } from "@torg/navigation/contract";
import type { LegalGuarantee } from "@torg/returns/domain";

/** The notice of the legal guarantee from the shop's settings; its text where they name no picture. */
export function legalGuarantee({ legalGuarantee: own }: Pick<ShopSettings, "legalGuarantee">): LegalGuarantee {
  const { image, width, height } = own;
  return {
    picture: image === "" ? null : { src: image, alt: legalGuaranteeText, width, height },
    text: legalGuaranteeText,
    link: own.link === "" ? null : own.link,
    linkText: legalGuaranteeLink,
  };
}
