import { pictureSet } from "@torg/format";
import type { ReactNode } from "react";

/** Pictures here are the image service's, which knows any width. */
const imageService = "/assets/uploads/";

/** Props of `PagePicture`. */
export interface PagePictureProps {
  readonly src: string;
  /** Empty for pictures that only decorate. */
  readonly alt?: string;
  readonly width: number;
  readonly height: number;
  /** Loaded at once and first; for the picture that a visitor sees first. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A picture in the right size for the screen, with its room kept before it arrives. */
export function PagePicture({ src, alt = "", width, height, eager = false, className }: PagePictureProps): ReactNode {
  const sources = pictureSet(src, width, imageService);
  return (
    <img
      className={className}
      src={sources.src}
      srcSet={sources.srcSet}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
    />
  );
}
