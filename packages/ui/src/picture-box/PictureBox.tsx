import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type ReactElement,
  type SyntheticEvent,
  useCallback,
} from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { whenMissing } from "../internal/whenMissing.ts";
import { pictureTone, type PicturePlaceholder } from "../picture-tone/pictureTone.ts";

/** Props of PictureBox: those of a span and of the image in it. */
export interface PictureBoxProps
  extends
    Omit<ComponentPropsWithRef<"span">, "children">,
    Pick<ComponentPropsWithoutRef<"img">, "srcSet" | "width" | "height" | "loading"> {
  readonly alt: string;
  /** Missing, null or empty without a picture: the box is rendered all the same. */
  readonly src?: string | null | undefined;
  /** Known properties of the picture before it loads; its colour fills the space until then. */
  readonly told?: PicturePlaceholder | null | undefined;
}

const markMissing = (image: HTMLImageElement): void => {
  image.dataset["missing"] = "";
};

/**
 * A small product picture on the ground of product pictures, in light and dark mode. A missing or failed picture is
 * replaced by a muted icon; the box keeps its size.
 */
export function PictureBox(props: PictureBoxProps): ReactElement {
  const { src, srcSet, alt, width, height, loading, told, className, ...rest } = props;
  const check = useCallback((image: HTMLImageElement | null): void => {
    if (image !== null) whenMissing(image, () => markMissing(image));
  }, []);
  const handleError = (event: SyntheticEvent<HTMLImageElement>): void => markMissing(event.currentTarget);
  const image = { src: src ?? "", srcSet, alt, width, height, loading, style: pictureTone(told) };
  return (
    <span {...rest} className={joinClasses("torg-picture-box", className)}>
      {/* A new address makes a new image element, which is not marked as missing. */}
      {image.src !== "" && <img key={image.src} {...image} alt={alt} data-none="" ref={check} onError={handleError} />}
    </span>
  );
}
