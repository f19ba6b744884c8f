const tags = /<[^>]*>/g;

/** The picture of a line as drawn from its HTML; sizes in pixels. */
export interface LinePicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i").exec(tag);
  return (found?.[1] ?? found?.[2] ?? found?.[3])?.replaceAll("&amp;", "&") ?? null;
}

/** An address of the web, of the own site or of a picture in itself; words are none. */
const address = /^(?:https?:\/\/|data:image\/|[^\s:<>"]*[./])[^\s<>"]*$/i;

/** The pixels of a side where nobody tells them. */
const usualSize = 120;

/**
 * Reads the picture of a line, which comes as its address or as HTML with an `img` in it, so that nothing else of the
 * HTML reaches the page; null where there is none.
 */
export function linePicture(given: string): LinePicture | null {
  if (address.test(given.trim())) return { src: given.trim(), width: usualSize, height: usualSize };
  const image = /<img\s(?:[^>"']|"[^"]*"|'[^']*')*>/i.exec(given);
  if (image === null) return null;
  const [tag] = image;
  const src = attribute(tag, "src");
  if (src === null || src === "") return null;
  const size = (name: string): number => {
    const told = attribute(tag, name) ?? "";
    return /^\d{1,4}$/.test(told) ? Number(told) || usualSize : usualSize;
  };
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
