/**
 * A typed or pasted address or number without the spaces around it, and without the unseen signs that come along when
 * it is copied from another program. Names are cleaned by `cleanTextLine`.
 */
export const cleanPastedText = (text: string): string => text.replaceAll(/\p{Cf}/gu, "").trim();
