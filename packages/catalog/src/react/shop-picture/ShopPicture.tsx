import { pictureSet } from "@torg/format";
import { pictureTone, type ToldPicture } from "@torg/ui";
import type { ReactElement } from "react";
import { useImageService } from "../provider/CatalogProvider.tsx";

/** Props of ShopPicture. */
export interface ShopPictureProps {
  readonly src: string;
  /** Default: empty, for pictures that only decorate. */
  readonly alt?: string;
  /** The room that it is drawn in, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Loaded at once and first; for the picture that a visitor sees first. */
  readonly isEager?: boolean;
  /** What is known of it before it has come: its colour fills its place until then. */
  readonly told?: ToldPicture | null | undefined;
}

/** A picture in the right size for the screen, with its room kept before it arrives. */
export function ShopPicture({ src, alt = "", width, height, isEager = false, told }: ShopPictureProps): ReactElement {
  return (
    <img
      {...pictureSet(src, width, useImageService())}
      alt={alt}
      style={pictureTone(told)}
      width={width}
      height={height}
      loading={isEager ? "eager" : "lazy"}
      fetchPriority={isEager ? "high" : "auto"}
      decoding="async"
    />
  );
}
