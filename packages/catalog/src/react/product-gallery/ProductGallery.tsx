import { pictureAtWidth, pictureSet } from "@torg/format";
import { Gallery, type GalleryTexts, type Picture } from "@torg/ui";
import { windowWidths } from "@torg/ui/wire";
import { type ReactElement, useMemo } from "react";
import type { ProductImage } from "../../contract/productDetail.ts";
import type { LaterCatalogTexts } from "../../texts/laterSv.ts";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

/** Widths of the pictures in pixels. */
const mainWidth = 420;
/** Rendered width of the main picture: beside the facts on a wide screen, else across the page. */
const mainSizes = `(width >= ${windowWidths.wide}) 36rem, 26rem`;
const thumbWidth = 66;
const fullWidth = 2048;

/** A press before hydration is kept and replayed. */
const heldUntilAwake = { "data-hold": "" };

/** Props of ProductGallery. */
export interface ProductGalleryProps {
  readonly images: readonly ProductImage[];
  /** Name of the product, as text alternative of pictures without their own. */
  readonly name: string;
}

function toPicture({ src, thumb, alt, ...told }: ProductImage, name: string): Picture {
  const [large, small] = [pictureSet(src, mainWidth), pictureSet(thumb, thumbWidth)];
  return {
    src: large.src,
    srcSet:
      large.srcSet === undefined
        ? undefined
        : `${large.src} ${mainWidth}w, ${pictureAtWidth(src, 2 * mainWidth)} ${2 * mainWidth}w`,
    sizes: large.srcSet === undefined ? undefined : mainSizes,
    full: pictureAtWidth(src, fullWidth),
    thumb: small.src,
    thumbSrcSet: small.srcSet,
    alt: alt || name,
    caption: alt === name ? undefined : alt,
    ...told,
  };
}

function toWords(texts: LaterCatalogTexts["product"]): GalleryTexts {
  const shared = {
    previous: texts.previousImage,
    next: texts.nextImage,
    position: texts.imagePosition,
    thumbnail: texts.image,
    missing: texts.brokenImage,
  };
  return {
    ...shared,
    enlarge: `${texts.enlarge}:`,
    empty: texts.noImage,
    lightbox: { ...shared, label: texts.largeImages, close: texts.closeImages },
  };
}

/**
 * The pictures of a product, to swipe through, with thumbnails below that lead to them. A link to `#bild-2` leads to
 * the second one; the full-size ones open in a lightbox.
 */
export function ProductGallery({ images, name }: ProductGalleryProps): ReactElement {
  const texts = useLaterCatalogTexts("product");
  const pictures = useMemo(() => images.map((image) => toPicture(image, name)), [images, name]);
  const words = useMemo(() => toWords(texts), [texts]);
  return (
    <Gallery
      data-wake=""
      label={texts.gallery}
      pictures={pictures}
      words={words}
      idPrefix="bild-"
      linkData={heldUntilAwake}
    />
  );
}
