/**
 * A typed or pasted line of words, such as a name or a street, without the spaces around it and without unseen signs,
 * such as marks of its direction. The joiners between letters stay: some languages are written with them.
 */
export const tidyLine = (text: string): string =>
  text.replaceAll(/(?!(?<=[^\s\p{Cf}])[\u200c\u200d][^\s\p{Cf}])\p{Cf}/gu, "").trim();
