import type { Mount } from "@torg/islands";
import { wireCarousel } from "../client/wireCarousel.ts";

/** Lets the arrows of the carousel move it. It needs no React. */
export const mount: Mount<"carousel"> = (element) => {
  const carousel = element.querySelector<HTMLElement>(".torg-carousel");
  if (carousel !== null) wireCarousel(carousel);
};
