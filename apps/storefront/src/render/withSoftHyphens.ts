import swedish from "hyphen/sv/index.js";

/** A place where a long word may be divided. The sheet draws the hyphen: what is read, copied or searched has none. */
const mark = "<torg-soft></torg-soft>";

/** Letters from which a word may be too long for its place. */
const shortestWord = 8;

/** A place in a word that has room on a line of a page's heading, save where letters are very large. */
const rareMark = "<torg-soft data-rare></torg-soft>";

/** Letters of the longest word that a line of a page's heading has room for. */
const longestOnLine = 14;

/** Letters that stay together at both ends of a word. */
const atEnds = 3;

/** Words are few, and come again on every page; more are forgotten together. */
const mostKept = 20_000;
const kept = new Map<string, string>();

function divide(word: string): string {
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

function divided(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  if (kept.size >= mostKept) kept.clear();
  const found = divide(word);
  kept.set(word, found);
  return found;
}

/** As `divided`, in the heading of a page. */
const dividedInTitle = (word: string): string =>
  word.length > longestOnLine ? divided(word) : divided(word).replaceAll(mark, rareMark);

const longWord = new RegExp(`(?<![&\\p{L}\\d])\\p{L}{${shortestWord},}(?![\\p{L}\\d;])`, "gu");

/** What has no room to spare: headings, names in tiles, cards and tables, labels of fields and filters. */
const tight =
  /^<(?:h[1-4]|dt|th|legend|label|summary)[\s>]|^<[a-z0-9]+ [^>]*class="[^"]*(?:__name|__heading|__words)\b/;

/** The heading of a page, which has the whole line. */
const title = /^<h1[\s>]/;

/** What takes no elements inside, or is not Swedish. */
const apart = /^<(?:script|style|title|option|textarea|svg)[\s>]|^<[a-z0-9]+ [^>]*\b(?:lang="(?!sv)|translate="no")/;

/** What may lay out its text beside a box or an arrow: there a mark alone would be a thing of its own. */
const row = /^<(?:label|legend|summary)[\s>]/;

/** A text in a row stays one thing; left as it is where another text follows at once. */
function inRow(html: string, text: string, offset: number): string {
  if (html.startsWith("<!--", offset + text.length) || html.slice(offset - 3, offset) === "-->") return text;
  const words = text.replace(longWord, divided);
  return words === text ? text : `<torg-soft data-words>${words}</torg-soft>`;
}

const empty = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)[\s/>]|\/>$|^<!/;

const piece = /<script[\s>].*?<\/script>|<style[\s>].*?<\/style>|<!--.*?-->|<[^>]*>|[^<]+/gs;

/**
 * Marks in the HTML of a page where long words of headings, names and labels may be divided, by the Swedish patterns of
 * TeX. Browsers that know Swedish divide them by themselves; Chromium does not everywhere.
 */
export function withSoftHyphens(html: string): string {
  let depth = 0;
  let tightAt = Number.POSITIVE_INFINITY;
  let apartAt = Number.POSITIVE_INFINITY;
  let isRow = false;
  let divideWord = divided;
  return html.replace(piece, (text, offset: number) => {
    if (!text.startsWith("<")) {
      if (depth < tightAt || depth >= apartAt) return text;
      return depth === tightAt && isRow ? inRow(html, text, offset) : text.replace(longWord, divideWord);
    }
    if (/^<(?:script|style)[\s>]/.test(text) || empty.test(text)) return text;
    if (text.startsWith("</")) {
      if (depth === tightAt) tightAt = Number.POSITIVE_INFINITY;
      if (depth === apartAt) apartAt = Number.POSITIVE_INFINITY;
      depth -= 1;
      return text;
    }
    depth += 1;
    if (tightAt === Number.POSITIVE_INFINITY && tight.test(text)) {
      tightAt = depth;
      isRow = row.test(text);
      divideWord = title.test(text) ? dividedInTitle : divided;
    }
    if (apartAt === Number.POSITIVE_INFINITY && apart.test(text)) apartAt = depth;
    return text;
  });
}
