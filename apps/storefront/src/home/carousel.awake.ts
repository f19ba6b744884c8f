import type { Mount } from "@torg/islands";
import { wireCarousel } from "@torg/ui/wire";

/** Lets the arrows of the carousel move it. It needs no React. */
export const mount: Mount<"carousel"> = (element) => wireCarousel(element);
