import type { Mount } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import type { HomePageData } from "@torg/pages/contract";
import { Carousel } from "@torg/ui";
import { wireCarousel } from "@torg/ui/wire";
import type { ReactNode } from "react";
import { PagePicture } from "../frame/PagePicture.tsx";
import { carouselTexts } from "../texts/carouselTexts.ts";

type Item = HomePageData["carousel"][number];

/** Props of `HomeCarousel`. */
export interface CarouselProps {
  readonly items: readonly Item[];
}

function Slide({ item, isFirst }: { readonly item: Item; readonly isFirst: boolean }): ReactNode {
  const { src, alt, heading = "", text = "", url } = item;
  const content = (
    <>
      <PagePicture src={src} alt={heading === "" ? alt : ""} width={320} height={320} eager={isFirst} />
      {heading === "" ? null : (
        <span className="torg-home-slide__words">
          <strong>{heading}</strong>
          {text === "" ? null : <span>{text}</span>}
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

function HomeCarousel({ items }: CarouselProps): ReactNode {
  const { label, words } = carouselTexts;
  return (
    <Carousel label={label} words={words} slideSize="whole" data-wake>
      {items.map((item, index) => (
        <Slide key={`${item.src} ${item.url}`} item={item} isFirst={index === 0} />
      ))}
    </Carousel>
  );
}

/** What the shop wants to show first, one at a time; a small script lets the arrows move it and follows who swipes. */
export const carousel = defineIsland({
  name: "carousel",
  view: HomeCarousel,
  asleep: (given: CarouselProps) => given,
  isLate: true,
});

/** Lets the arrows of the carousel move it. It needs no React. */
export const mount: Mount = (element) => wireCarousel(element);
