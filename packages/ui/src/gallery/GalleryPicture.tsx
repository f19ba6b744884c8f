import { type ComponentPropsWithoutRef, type ReactElement, useCallback, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import { eyeOffIcon } from "../icon/icons.ts";
import { whenMissing } from "../internal/whenMissing.ts";
import type { ToldPicture } from "../picture-tone/pictureTone.ts";

/** A picture of a gallery; its tone, where it is told, fills its place until it has come. */
export interface Picture extends ToldPicture {
  readonly src: string;
  readonly srcSet?: string | undefined;
  /** How wide it is drawn, where `srcSet` names widths. */
  readonly sizes?: string | undefined;
  /** The largest one, for the lightbox and the link to it; the same as `src` when left out. */
  readonly full?: string | undefined;
  /** The small one; the same as the large one when left out. */
  readonly thumb?: string | undefined;
  readonly thumbSrcSet?: string | undefined;
  /** What is to be seen on it. */
  readonly alt: string;
  /** A line under it in the lightbox. */
  readonly caption?: string | undefined;
}

/** Props of GalleryPicture: those of an image and its own. */
export interface GalleryPictureProps extends ComponentPropsWithoutRef<"img"> {
  readonly alt: string;
  /** What stands in the place of a picture that does not come. */
  readonly missing?: string | undefined;
}

/** An image that gives way to a sign and a word when it does not come; the place stays as large. */
export function GalleryPicture(props: GalleryPictureProps): ReactElement {
  const { missing, alt, ...rest } = props;
  const [isMissing, setIsMissing] = useState(false);
  const check = useCallback((image: HTMLImageElement | null): void => {
    if (image !== null) whenMissing(image, () => setIsMissing(true));
  }, []);
  if (!isMissing) return <img {...rest} ref={check} alt={alt} onError={() => setIsMissing(true)} />;
  return (
    <span className="torg-gallery__missing">
      <Icon icon={eyeOffIcon} />
      {missing !== undefined && <span>{missing}</span>}
      <span className="torg-visually-hidden"> {alt}</span>
    </span>
  );
}
