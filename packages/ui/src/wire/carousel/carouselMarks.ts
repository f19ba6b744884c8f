import type { Mark } from "../mark.ts";

/** Where a script without React finds the elements of a carousel. */
export const carouselMarks = {
  root: { "data-wire": "carousel" },
  strip: { "data-wire": "carousel-strip" },
  previous: { "data-wire": "carousel-previous" },
  next: { "data-wire": "carousel-next" },
  status: { "data-wire": "carousel-status" },
} as const satisfies Record<string, Mark>;
