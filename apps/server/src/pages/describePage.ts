/** Letters that search engines show of a page's description. */
const longest = 155;

/** Text or HTML as the description of a page: without elements, and not longer than is shown, cut after a word. */
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
