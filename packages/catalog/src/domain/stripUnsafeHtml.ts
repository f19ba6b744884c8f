/** Elements that emphasise words in a line and do nothing else. */
const emphasis = ["b", "br", "em", "i", "s", "small", "span", "strong", "sub", "sup"];
const tag = /<(\/?)([a-z]\w*)\b[^<>]*>|<[^<>]*>?|>/gi;

/**
 * Reduces HTML that needs no attributes, such as a stock status, to the named elements, without attributes and properly
 * closed. Everything else that looks like a tag is removed, so that nothing can run, load or cover the page; name only
 * elements that do nothing by themselves. HTML with links or pictures is for `SanitisedHtml` in @torg/ui.
 */
export function stripUnsafeHtml(html: string, elements: readonly string[] = emphasis): string {
  const open: string[] = [];
  const closeTo = (name: string): string =>
    open
      .splice(0, open.indexOf(name) + 1)
      .map((inner) => `</${inner}>`)
      .join("");
  const reduced = html.replaceAll(tag, (_, slash: string, tagName: string = "") => {
    const name = tagName.toLowerCase();
    if (!elements.includes(name)) return "";
    if (slash !== "") return closeTo(name);
    if (name !== "br") open.unshift(name);
    return `<${name}>`;
  });
  return reduced + closeTo(open.at(-1) ?? "");
}
