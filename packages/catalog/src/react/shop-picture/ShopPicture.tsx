import { pictureSet } from "@torg/format";
import { pictureTone, type PicturePlaceholder } from "@torg/ui";
import type { ReactElement } from "react";
import { useImageService } from "../provider/CatalogProvider.tsx";

/** Props of ShopPicture. */
export interface ShopPictureProps {
  readonly src: string;
  /** Default: empty, for pictures that only decorate. */
  readonly alt?: string;
  /** Rendered size in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Loads eagerly and first; for the picture at the top of a page. */
  readonly isEager?: boolean;
  /** Known properties of the picture before it loads; its colour fills the space until then. */
  readonly told?: PicturePlaceholder | null | undefined;
}

/** A picture at the right size for the screen, with its space reserved before it loads. */
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
