/** Where a script without React finds the elements of a line of news. */
export const microBannerMarks = { close: "news-close" } as const;
