import { type ComponentPropsWithoutRef, type ReactElement, useCallback, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import { eyeOffIcon } from "../icon/icons.ts";
import { whenMissing } from "../internal/whenMissing.ts";
import type { PicturePlaceholder } from "../picture-tone/pictureTone.ts";

/** A picture of a gallery; its tone, if known, fills the space until it loads. */
export interface Picture extends PicturePlaceholder {
  readonly src: string;
  readonly srcSet?: string | undefined;
  /** Rendered width, if `srcSet` has widths. */
  readonly sizes?: string | undefined;
  /** The full-size picture, for the lightbox and the link to it; default: `src`. */
  readonly full?: string | undefined;
  /** The thumbnail; default: the large picture. */
  readonly thumb?: string | undefined;
  readonly thumbSrcSet?: string | undefined;
  /** Text alternative. */
  readonly alt: string;
  /** A caption below it in the lightbox. */
  readonly caption?: string | undefined;
}

/** Props of GalleryPicture: those of an image and its own. */
export interface GalleryPictureProps extends ComponentPropsWithoutRef<"img"> {
  readonly alt: string;
  /** Text in place of a picture that fails to load. */
  readonly missing?: string | undefined;
}

/** An image that is replaced by an icon and a text if it fails to load; its space stays the same. */
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
