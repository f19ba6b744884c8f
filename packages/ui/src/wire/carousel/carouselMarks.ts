/** Marks by which a script without React finds the elements of a carousel. */
export const carouselMarks = {
  root: "carousel",
  strip: "carousel-strip",
  previous: "carousel-previous",
  next: "carousel-next",
  status: "carousel-status",
} as const;
