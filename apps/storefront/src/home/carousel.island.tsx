import { HomeCarousel, type HomeCarouselProps } from "@torg/catalog";
import type { Mount } from "@torg/islands";
import { defineIsland } from "@torg/islands/server";
import { wireCarousel } from "@torg/ui/wire";

/** What the shop wants to show first, one at a time; a small script lets the arrows move it and follows who swipes. */
export const carousel = defineIsland({
  name: "carousel",
  view: HomeCarousel,
  asleep: (given: HomeCarouselProps) => given,
  isLate: true,
});

/** Lets the arrows of the carousel move it. It needs no React. */
export const mount: Mount = (element) => wireCarousel(element);
