import { arrowRightIcon, Carousel, Icon } from "@torg/ui";
import type { ReactElement } from "react";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";
import { ShopPicture } from "../shop-picture/ShopPicture.tsx";

/** A featured picture, with an optional link. */
export interface HomeSlide {
  readonly src: string;
  /** Describes the picture if it has no heading. */
  readonly alt: string;
  /** Fills its space until it loads, as `#rrggbb`. */
  readonly tone?: string | undefined;
  readonly heading?: string | undefined;
  readonly text?: string | undefined;
  /** The terms of the credit that it advertises. */
  readonly conditions?: string | undefined;
  readonly url: string | null;
}

/** Props of HomeCarousel. */
export interface HomeCarouselProps {
  readonly slides: readonly HomeSlide[];
}

function Slide({ slide, isFirst }: { readonly slide: HomeSlide; readonly isFirst: boolean }): ReactElement {
  const { src, alt, tone, heading = "", text = "", conditions = "", url } = slide;
  const content = (
    <>
      <ShopPicture
        src={src}
        told={{ tone }}
        alt={heading === "" ? alt : ""}
        width={640}
        height={480}
        isEager={isFirst}
      />
      {(heading !== "" || conditions !== "") && (
        <span className="torg-home-slide__words">
          {heading !== "" && (
            <strong>
              {heading}
              {url !== null && <Icon icon={arrowRightIcon} />}
            </strong>
          )}
          {heading !== "" && text !== "" && <span>{text}</span>}
          {conditions !== "" && <span className="torg-home-slide__conditions">{conditions}</span>}
        </span>
      )}
    </>
  );
  return url === null ? (
    <div className="torg-home-slide">{content}</div>
  ) : (
    <a className="torg-home-slide" href={url}>
      {content}
    </a>
  );
}

/** Featured pictures, one at a time: swiped, or moved with the arrow buttons. */
export function HomeCarousel({ slides }: HomeCarouselProps): ReactElement {
  const { label, ...words } = useLaterCatalogTexts("home").carousel;
  return (
    <Carousel label={label} words={words} slideSize="whole" data-wake>
      {slides.map((slide, index) => (
        <Slide key={`${slide.src} ${slide.url}`} slide={slide} isFirst={index === 0} />
      ))}
    </Carousel>
  );
}
