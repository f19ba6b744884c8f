import type { MouseEvent, ReactElement } from "react";
import { useRef } from "react";
import type { ProductImage } from "../../contract/productDetail.ts";
import { pictureSet } from "../../domain/pictureSet.ts";
import { useCatalogTexts } from "../provider/CatalogProvider.tsx";

/** Widths of the pictures in pixels. */
const mainWidth = 420;
const thumbWidth = 66;
const fullWidth = 2048;

const imageId = (index: number): string => `bild-${index + 1}`;

/** Props of ProductGallery. */
export interface ProductGalleryProps {
  readonly images: readonly ProductImage[];
  /** Name of the product, for pictures without a text of their own. */
  readonly name: string;
}

/** The pictures of a product side by side, to be swiped through, with small ones below that lead to them. */
export function ProductGallery({ images, name }: ProductGalleryProps): ReactElement {
  const { product } = useCatalogTexts();
  const stage = useRef<HTMLDivElement>(null);
  const show = (event: MouseEvent, index: number): void => {
    const slide = stage.current?.children.item(index);
    if (!(slide instanceof HTMLElement)) return;
    event.preventDefault();
    stage.current?.scrollTo({ left: slide.offsetLeft - (stage.current.firstElementChild?.clientLeft ?? 0) });
  };
  return (
    <section className="torg-gallery" aria-label={product.gallery}>
      {images.length === 0 && <p className="torg-gallery__empty">{product.noImage}</p>}
      <div className="torg-gallery__stage" ref={stage}>
        {images.map((image, index) => (
          <a
            key={image.src}
            id={imageId(index)}
            href={pictureSet(image.src, fullWidth).src}
            aria-label={`${product.enlarge}: ${image.alt || name}`}
          >
            <img
              {...pictureSet(image.src, mainWidth)}
              alt={image.alt || name}
              width={mainWidth}
              height={mainWidth}
              loading={index === 0 ? undefined : "lazy"}
              fetchPriority={index === 0 ? "high" : undefined}
            />
          </a>
        ))}
      </div>
      {images.length > 1 && (
        <div className="torg-gallery__thumbs">
          {images.map((image, index) => (
            <a
              key={image.src}
              href={`#${imageId(index)}`}
              aria-label={product.image(index + 1, images.length)}
              onClick={(event) => show(event, index)}
            >
              <img
                {...pictureSet(image.thumb, thumbWidth)}
                alt=""
                width={thumbWidth}
                height={thumbWidth}
                loading="lazy"
              />
            </a>
          ))}
        </div>
      )}
    </section>
  );
}
