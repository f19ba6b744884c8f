import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type ReactElement,
  type SyntheticEvent,
  useCallback,
} from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { whenMissing } from "../internal/whenMissing.ts";
import { pictureTone, type ToldPicture } from "../picture-tone/pictureTone.ts";

/** Props of PictureBox: those of a span and of the image in it. */
export interface PictureBoxProps
  extends
    Omit<ComponentPropsWithRef<"span">, "children">,
    Pick<ComponentPropsWithoutRef<"img">, "srcSet" | "width" | "height" | "loading"> {
  readonly alt: string;
  /** Left out, null or empty where there is no picture: the box stands there all the same. */
  readonly src?: string | null | undefined;
  /** What is known of the picture before it has come: its colour fills the place until then. */
  readonly told?: ToldPicture | null | undefined;
}

const mark = (image: HTMLImageElement): void => {
  image.dataset["missing"] = "";
};

/**
 * A small picture of a product on the ground of product pictures, by day and in the dark. What is missing or cannot be
 * fetched gives way to a quiet sign; the box stays as large.
 */
export function PictureBox(props: PictureBoxProps): ReactElement {
  const { src, srcSet, alt, width, height, loading, told, className, ...rest } = props;
  const check = useCallback((image: HTMLImageElement | null): void => {
    if (image !== null) whenMissing(image, () => mark(image));
  }, []);
  const handleError = (event: SyntheticEvent<HTMLImageElement>): void => mark(event.currentTarget);
  const image = { src: src ?? "", srcSet, alt, width, height, loading, style: pictureTone(told) };
  return (
    <span {...rest} className={joinClasses("torg-picture-box", className)}>
      {/* Another address is another image, which is not missing yet. */}
      {image.src !== "" && <img key={image.src} {...image} alt={alt} data-none="" ref={check} onError={handleError} />}
    </span>
  );
}
