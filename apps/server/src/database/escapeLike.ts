/** Text as it stands in a pattern of LIKE: `%`, `_` and the escape character itself match only themselves. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/gu, String.raw`\$&`);
