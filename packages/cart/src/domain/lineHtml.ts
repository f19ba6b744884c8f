const tags = /<[^>]*>/g;

/** The picture of a line as drawn from its HTML; sizes in pixels. */
export interface LinePicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

function attribute(tag: string, name: string): string | null {
  const [, quoted] = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag) ?? [];
  return quoted?.replaceAll("&amp;", "&") ?? null;
}

/** Reads the picture out of a line's HTML, so that nothing else of it reaches the page; null where there is none. */
export function linePicture(html: string): LinePicture | null {
  const [tag] = /<img\s[^>]*>/i.exec(html) ?? [];
  const src = tag === undefined ? null : attribute(tag, "src");
  if (tag === undefined || src === null || src === "") return null;
  const size = (name: string): number => Number(attribute(tag, name)) || 120;
  return { src, width: size("width"), height: size("height") };
}

/** The text of a line's status HTML: `isWhole` when nothing but text in at most one element was in it. */
export interface LineStatus {
  readonly text: string;
  readonly isWhole: boolean;
}

/** Reads the status of a line: most are a sentence in a span, which needs no reader of HTML. */
export function lineStatus(html: string): LineStatus {
  return { text: html.replaceAll(tags, ""), isWhole: /^\s*(?:<span>)?[^<&]*(?:<\/span>)?\s*$/.test(html) };
}
