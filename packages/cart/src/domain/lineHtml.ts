const tags = /<[^>]*>/g;

/** The picture of a line, read from its HTML; sizes in pixels. */
export interface LinePicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

function attribute(tag: string, name: string): string | null {
  const match = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i").exec(tag);
  return (match?.[1] ?? match?.[2] ?? match?.[3])?.replaceAll("&amp;", "&") ?? null;
}

/** A web address, a relative address or a data URL; plain text does not match. */
const address = /^(?:https?:\/\/|data:image\/|[^\s:<>"]*[./])[^\s<>"]*$/i;

/** The size of a side in pixels when none is given. */
const usualSize = 120;

/**
 * Reads the picture of a line, given as its address or as HTML with an `img`, so that no other HTML reaches the page;
 * null if there is none.
 */
export function linePicture(picture: string): LinePicture | null {
  if (address.test(picture.trim())) return { src: picture.trim(), width: usualSize, height: usualSize };
  const image = /<img\s(?:[^>"']|"[^"]*"|'[^']*')*>/i.exec(picture);
  if (image === null) return null;
  const [tag] = image;
  const src = attribute(tag, "src");
  if (src === null || src === "") return null;
  const size = (name: string): number => {
    const text = attribute(tag, name) ?? "";
    return /^\d{1,4}$/.test(text) ? Number(text) || usualSize : usualSize;
  };
  return { src, width: size("width"), height: size("height") };
}

/** The text of a line's status HTML; `isWhole` if the HTML held only text in at most one element. */
export interface LineStatus {
  readonly text: string;
  readonly isWhole: boolean;
}

/** Reads the status of a line. Most are a sentence in a span, which needs no HTML parser. */
export function lineStatus(html: string): LineStatus {
  return { text: html.replaceAll(tags, ""), isWhole: /^\s*(?:<span>)?[^<&]*(?:<\/span>)?\s*$/.test(html) };
}
