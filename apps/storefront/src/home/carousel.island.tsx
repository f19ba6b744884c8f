import { HomeCarousel, type HomeCarouselProps } from "@torg/catalog";
import type { Mount } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import { wireCarousel } from "@torg/ui/wire";

/** The shop's featured slides, one at a time; a small script moves them by the arrows and follows swipes. */
export const carousel = defineIsland({
  name: "carousel",
  view: HomeCarousel,
  asleep: (given: HomeCarouselProps) => given,
  isLate: true,
});

/** Wires the arrows of the carousel. It needs no React. */
export const mount: Mount = (element) => wireCarousel(element);
