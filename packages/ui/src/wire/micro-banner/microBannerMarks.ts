/** Mark by which a script without React finds the close button of the micro banner. */
export const microBannerMarks = { close: "news-close" } as const;
