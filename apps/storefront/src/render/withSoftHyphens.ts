import { isNameWord } from "@torg/format";
import swedish from "hyphen/sv/index.js";
import { LRUCache } from "lru-cache";

/** A possible break in a long word. CSS draws the hyphen, so that reading, copying or searching the text finds none. */
const mark = "<torg-soft></torg-soft>";

/** Letters from which a word may be too long for its place. */
const minWordLength = 8;

/** A break in a word that fits on a line of a page heading unless letters are very large. */
const rareMark = "<torg-soft data-rare></torg-soft>";

/** Letters of the longest word that fits on a line of a page heading. */
const maxOnLine = 14;

/** Letters that stay together at both ends of a word. */
const atEnds = 3;

/** Most cached texts: those in headings, names and labels recur on many pages. */
const maxCached = 20_000;
const maxCachedLength = 200;

function divide(word: string): string {
  if (isNameWord(word)) return word;
  const parts = swedish.hyphenateSync(word, { hyphenChar: "|" }).split("|");
  let before = 0;
  return parts
    .map((part, index) => {
      const isPlace = index > 0 && before >= atEnds && word.length - before >= atEnds;
      before += part.length;
      return isPlace ? mark + part : part;
    })
    .join("");
}

const longWord = new RegExp(`(?<![&\\p{L}\\d])\\p{L}{${minWordLength},}(?![\\p{L}\\d;])`, "gu");

/** Divides the long words of a text by `divideWord`, and caches the result. */
function dividing(divideWord: (word: string) => string): (text: string) => string {
  const cache = new LRUCache<string, string>({ max: maxCached });
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const marked = text.replace(longWord, divideWord);
    if (text.length <= maxCachedLength) cache.set(text, marked);
    return marked;
  };
}

const divided = dividing(divide);

/** Letters from which a word may be longer than a line of running text, on a small screen with large letters. */
const maxInText = 18;

const dividedInRunningText = dividing((word) => (word.length < maxInText ? word : divide(word)));

/** Like `divided`, in a page heading, which has the whole line. */
const dividedInTitle = dividing((word) =>
  word.length > maxOnLine ? divide(word) : divide(word).replaceAll(mark, rareMark),
);

/** Elements with little room: headings, names in tiles, cards and tables, labels of fields and filters. */
const tightNames = new Set(["h1", "h2", "h3", "h4", "dt", "th", "legend", "label", "summary"]);
const tightClass = /^<[a-z0-9]+ [^>]*class="[^"]*(?:__name|__heading|__words)\b/;

/** Elements of running text, in which only words that may be longer than the line are divided. */
const runningNames = new Set(["p", "li", "dd", "td", "blockquote", "figcaption"]);

/** Elements that cannot contain elements, or are not Swedish. */
const apartNames = new Set(["script", "style", "title", "option", "textarea", "svg"]);
const apartWords = /^<[a-z0-9]+ [^>]*\b(?:lang="(?!sv)|translate="no")/;

/**
 * Elements that never lay out their text as a row. In all others, which a style may make one, a mark alone would become
 * a flex item.
 */
const blockNames = new Set(["h1", "h2", "h3", "h4", "th", "td", "b", "strong", "em", "i"]);

const emptyNames = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);

/** What React puts between two texts that follow each other. */
const joint = "<!-- -->";

/** The index of the next tag, past the joints of a text; -1 when there is none. */
function textEndOf(html: string, start: number): number {
  let end = html.indexOf("<", start);
  while (end >= 0 && html.startsWith(joint, end)) end = html.indexOf("<", end + joint.length);
  return end;
}

/** The index after a mark; -1 when there is none. */
function pastOf(html: string, sign: string, start: number): number {
  const found = html.indexOf(sign, start);
  return found < 0 ? -1 : found + sign.length;
}

const space = " ".charCodeAt(0);

/** The name of a tag, which ends before a space, a line break or the tag's end. */
function nameOf(tag: string): string {
  let end = 1;
  while (end < tag.length - 1 && tag.charCodeAt(end) > space) end += 1;
  return tag.slice(1, end);
}

/** The current position in a document: its depth, and the depths at which its kind of text began. */
class Place {
  #tightAt = Number.POSITIVE_INFINITY;
  #apartAt = Number.POSITIVE_INFINITY;
  #runningAt = Number.POSITIVE_INFINITY;
  #isTitle = false;
  /** The open elements. */
  readonly #names: string[] = [];

  get #depth(): number {
    return this.#names.length;
  }

  get isTight(): boolean {
    return this.#depth >= this.#tightAt && this.#depth < this.#apartAt;
  }

  /** Whether text here is running text. */
  get isRunning(): boolean {
    return this.#depth >= this.#runningAt && this.#depth < this.#apartAt;
  }

  /** Whether text here may be a flex item in a row. */
  get isInRow(): boolean {
    return !blockNames.has(this.#names.at(-1) ?? "");
  }

  /** Whether text here is in the page heading. */
  get isInTitle(): boolean {
    return this.#isTitle;
  }

  open(name: string, tag: string): void {
    this.#names.push(name);
    if (this.#tightAt === Number.POSITIVE_INFINITY && (tightNames.has(name) || hasTightClass(tag))) {
      this.#tightAt = this.#depth;
      this.#isTitle = name === "h1";
    }
    if (this.#runningAt === Number.POSITIVE_INFINITY && runningNames.has(name)) this.#runningAt = this.#depth;
    if (this.#apartAt === Number.POSITIVE_INFINITY && (apartNames.has(name) || isApart(tag))) {
      this.#apartAt = this.#depth;
    }
  }

  close(): void {
    if (this.#depth === this.#tightAt) this.#tightAt = Number.POSITIVE_INFINITY;
    if (this.#depth === this.#runningAt) this.#runningAt = Number.POSITIVE_INFINITY;
    if (this.#depth === this.#apartAt) this.#apartAt = Number.POSITIVE_INFINITY;
    this.#names.pop();
  }
}

// A plain substring check first, since few tags match.
const hasTightClass = (tag: string): boolean => tag.includes("__") && tightClass.test(tag);
const isApart = (tag: string): boolean => (tag.includes("lang=") || tag.includes("translate=")) && apartWords.test(tag);

/** How words at a place are divided. */
function dividingAt(place: Place): (text: string) => string {
  if (!place.isTight) return dividedInRunningText;
  return place.isInTitle ? dividedInTitle : divided;
}

/**
 * Marks possible breaks in the HTML of a page, by the Swedish hyphenation patterns of TeX: in long words of headings,
 * names and labels, and in the longest ones of running text. Browsers that know Swedish hyphenate by themselves;
 * Chromium does not everywhere.
 */
export function withSoftHyphens(html: string): string {
  const place = new Place();
  let marked = "";
  let written = 0;
  for (let at = 0; at >= 0;) {
    const start = textEndOf(html, at);
    const textEnd = start < 0 ? html.length : start;
    if (textEnd - at >= minWordLength && (place.isTight || place.isRunning)) {
      const text = html.slice(at, textEnd);
      const words = dividingAt(place)(text);
      if (words !== text) {
        // Text in a row stays one item.
        marked += html.slice(written, at) + (place.isInRow ? `<torg-soft data-words>${words}</torg-soft>` : words);
        written = textEnd;
      }
    }
    at = start < 0 ? -1 : passTag(html, start, place);
  }
  return marked + html.slice(written);
}

/**
 * Passes a tag, and any content of it that is not read, and updates the place; returns where it ends, or -1 if it does
 * not.
 */
function passTag(html: string, start: number, place: Place): number {
  const sign = html[start + 1];
  if (sign === "!") return pastOf(html, html.startsWith("<!--", start) ? "-->" : ">", start);
  const end = pastOf(html, ">", start);
  if (end < 0) return end;
  if (sign === "/") {
    place.close();
    return end;
  }
  if (html[end - 2] === "/") return end;
  const tag = html.slice(start, end);
  const name = nameOf(tag);
  if (name === "script" || name === "style") return pastOf(html, `</${name}>`, end);
  if (!emptyNames.has(name)) place.open(name, tag);
  return end;
}
