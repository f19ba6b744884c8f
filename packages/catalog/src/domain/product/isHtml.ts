const tags = /<\/?(?:p|br|ul|ol|li|div|strong|b|em|i|h\d)\b[^>]*>/i;

/** Whether a feed's text is HTML; a lone `<` is not enough. */
export function isHtml(text: string): boolean {
  return tags.test(text);
}
