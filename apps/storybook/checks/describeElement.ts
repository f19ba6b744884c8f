/** Describes an element so that it can be found: its opening tag and the beginning of its text. */
export function describeElement(element: Element): string {
  const shell = element.cloneNode(false);
  const tag = shell instanceof Element ? shell.outerHTML.replace(/<\/[\w-]+>$/, "") : element.tagName;
  const text = (element.textContent ?? "").trim().replace(/\s+/g, " ");
  const short = tag.length > 160 ? `${tag.slice(0, 160)}…` : tag;
  return text === "" ? short : `${short}${text.slice(0, 40)}${text.length > 40 ? "…" : ""}`;
}
