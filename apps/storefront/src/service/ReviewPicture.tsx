import { ShopPicture } from "@torg/catalog";
import type { BannerImage } from "@torg/catalog/contract";
import type { ReactNode } from "react";

/** Props of `ReviewPicture`. */
export interface ReviewPictureProps {
  readonly image: BannerImage;
}

/** The small picture of a reviewed product; decorative, since the name is beside it. */
export function ReviewPicture({ image }: ReviewPictureProps): ReactNode {
  const src = image?.thumb ?? "";
  return src === "" ? null : <ShopPicture src={src} width={88} height={88} />;
}
