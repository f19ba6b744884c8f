const tags = /<\/?(?:p|br|ul|ol|li|div|strong|b|em|i|h\d)\b[^>]*>/i;

/** Whether a text of a feed is HTML; signs such as `<` alone do not make it so. */
export function isHtml(text: string): boolean {
  return tags.test(text);
}
