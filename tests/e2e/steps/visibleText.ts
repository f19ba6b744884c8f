/** The text of a page without scripts, with plain spaces. */
export async function visibleText(address: string): Promise<string> {
  const html = await (await fetch(address, { headers: { accept: "text/html" } })).text();
  return html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/[\s\u00A0]+/g, " ");
}
