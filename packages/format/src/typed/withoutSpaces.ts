/** A typed text without spaces of any kind and without the unseen signs that come along when something is pasted. */
export const withoutSpaces = (text: string): string => text.replaceAll(/[\s\p{Cf}]/gu, "");
