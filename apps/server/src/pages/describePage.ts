/** Characters of a description that search engines show. */
const longest = 155;

/** Text or HTML as a meta description: without tags, cut after a word to the length that is shown. */
export function describePage(html: string): string {
  const text = html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longest / 2)).trimEnd()} …`;
}
