/** The widest window, in pixels, that is held in one hand. */
export const narrow = 450;

/** Windows that every journey is walked in. */
export const sizes = {
  laptop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

export type Size = keyof typeof sizes;
