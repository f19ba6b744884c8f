/** The widest phone window, in pixels. */
export const narrow = 450;

/** Window sizes of every journey. */
export const sizes = {
  laptop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

export type Size = keyof typeof sizes;
