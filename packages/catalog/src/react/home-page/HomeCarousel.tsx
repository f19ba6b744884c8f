import { Carousel } from "@torg/ui";
import type { ReactElement } from "react";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";
import { ShopPicture } from "../shop-picture/ShopPicture.tsx";

/** What the shop wants to show first: a picture that may lead somewhere. */
export interface HomeSlide {
  readonly src: string;
  /** Says what the picture shows where it has no heading. */
  readonly alt: string;
  /** Fills its place until it comes, as `#rrggbb`. */
  readonly tone?: string | undefined;
  readonly heading?: string | undefined;
  readonly text?: string | undefined;
  /** On what conditions a way to pay later that it advertises is given. */
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
          {heading !== "" && <strong>{heading}</strong>}
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

/** What the shop wants to show first, one at a time: swiped through, or moved by its arrows. */
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
