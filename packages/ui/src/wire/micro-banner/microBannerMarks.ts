import type { Mark } from "../mark.ts";

/** Where a script without React finds the elements of a line of news. */
export const microBannerMarks = { close: { "data-wire": "news-close" } } as const satisfies Record<string, Mark>;
