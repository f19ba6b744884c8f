import { type ComponentPropsWithoutRef, type ReactElement, type SyntheticEvent, useCallback } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { whenMissing } from "../internal/whenMissing.ts";

/** Props of PictureBox: those of an image. */
export interface PictureBoxProps extends Omit<ComponentPropsWithoutRef<"img">, "src" | "children"> {
  readonly alt: string;
  /** Left out or null where there is no picture: the box stands there all the same. */
  readonly src?: string | null | undefined;
}

const mark = (image: HTMLImageElement): void => {
  image.dataset["missing"] = "";
};

/**
 * A small picture of a product on the ground of product pictures, by day and in the dark. What is missing or cannot be
 * fetched gives way to a quiet sign; the box stays as large.
 */
export function PictureBox({ src, alt, className, ...rest }: PictureBoxProps): ReactElement {
  const check = useCallback((image: HTMLImageElement | null): void => {
    if (image !== null) whenMissing(image, () => mark(image));
  }, []);
  const handleError = (event: SyntheticEvent<HTMLImageElement>): void => mark(event.currentTarget);
  const isThere = src !== undefined && src !== null && src !== "";
  return (
    <span className={joinClasses("torg-picture-box", className)}>
      {/* Another address is another image, which is not missing yet. */}
      {isThere && <img key={src} {...rest} src={src} alt={alt} data-none="" ref={check} onError={handleError} />}
    </span>
  );
}
