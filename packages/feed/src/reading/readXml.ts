import { SaxesParser, type SaxesTagNS } from "saxes";
import { FeedError } from "../FeedError.ts";
import { feedBounds } from "./feedBounds.ts";
import type { RawItem, RawValue } from "./rawItem.ts";

const googleNamespace = "http://base.google.com/ns/1.0";
const atom = "http://www.w3.org/2005/Atom";
const roots = new Set(["rss", "feed", "rdf", "channel", "products"]);

/** Priority of a namespace: g: and pj: win over plain elements; others are ignored (0). */
function rankOf(uri: string): 0 | 1 | 2 {
  if (uri === googleNamespace || /prisjakt|pricespy/iu.test(uri)) return 2;
  return uri === "" || uri === atom ? 1 : 0;
}

interface Attribute {
  readonly name: string;
  readonly rank: 0 | 1 | 2;
  readonly href: string;
  text: string;
  parts: Record<string, string> | null;
}

class ItemBuilder {
  readonly #number: number;
  readonly #line: number;
  readonly #values = new Map<string, { rank: number; values: RawValue[] }>();
  /** Its position in the delivery. */
  readonly start: number;

  constructor(number: number, { line, position }: { readonly line: number; readonly position: number }) {
    this.#number = number;
    this.#line = line;
    this.start = position;
  }

  add({ name, rank, href, text, parts }: Attribute): void {
    const value = { text: text.trim() === "" ? href : text, parts };
    const existing = this.#values.get(name);
    if (rank > 0 && (existing === undefined || rank > existing.rank)) {
      this.#values.set(name, { rank, values: [value] });
    } else if (rank > 0 && rank === existing?.rank) {
      existing.values.push(value);
    }
  }

  build(): RawItem {
    const values = new Map([...this.#values].map(([name, { values: own }]) => [name, own]));
    return { number: this.#number, line: this.#line, values, fault: null };
  }
}

class XmlItems {
  readonly #parser = new SaxesParser({ xmlns: true });
  readonly #done: RawItem[] = [];
  #depth = 0;
  #itemDepth = 0;
  #items = 0;
  #attributes = 0;
  #lastTag = 0;
  #item: ItemBuilder | null = null;
  #attribute: Attribute | null = null;
  #part: { readonly name: string; text: string } | null = null;

  constructor() {
    this.#parser.on("opentag", (tag) => this.#open(tag));
    this.#parser.on("closetag", () => this.#close());
    this.#parser.on("attribute", () => {
      this.#attributes += 1;
      if (this.#attributes > feedBounds.attributes) this.#refuse("element-too-large");
    });
    this.#parser.on("text", (text) => this.#text(text));
    this.#parser.on("cdata", (text) => this.#text(text));
    this.#parser.on("doctype", (doctype) => {
      if (/<!ENTITY|\[/iu.test(doctype)) throw new FeedError({ code: "entities-refused", place: this.#place() });
    });
    this.#parser.on("error", (error) => {
      const code = /unclosed tag|unexpected end|document must contain a root/iu.test(error.message)
        ? "cut-off"
        : "xml-malformed";
      throw new FeedError({ code, place: this.#place(), detail: error.message.replace(/^[\d:]+ /u, ""), cause: error });
    });
  }

  write(text: string): RawItem[] {
    this.#parser.write(text);
    this.#checkSize();
    return this.#done.splice(0);
  }

  end(): RawItem[] {
    this.#parser.close();
    return this.#done.splice(0);
  }

  #place(): { line: number; item: number } {
    return { line: this.#parser.line, item: this.#items };
  }

  #refuse(code: "item-too-large" | "element-too-large" | "nested-too-deep"): never {
    throw new FeedError({ code, place: this.#place() });
  }

  #checkSize(): void {
    const { position } = this.#parser;
    if (this.#item !== null && position - this.#item.start > feedBounds.item) this.#refuse("item-too-large");
    if (position - this.#lastTag > feedBounds.betweenTags) this.#refuse("element-too-large");
  }

  #open(tag: SaxesTagNS): void {
    this.#checkSize();
    this.#lastTag = this.#parser.position;
    this.#attributes = 0;
    this.#depth += 1;
    if (this.#depth > feedBounds.depth) this.#refuse("nested-too-deep");
    if (this.#depth === 1 && !roots.has(tag.local.toLowerCase())) {
      throw new FeedError({ code: "not-a-feed", place: this.#place(), detail: `<${tag.name}>` });
    }
    if (this.#item === null) {
      if (this.#depth > 1 && (tag.local === "item" || tag.local === "entry")) {
        this.#items += 1;
        this.#itemDepth = this.#depth;
        this.#item = new ItemBuilder(this.#items, this.#parser);
      }
    } else if (this.#depth === this.#itemDepth + 1) {
      const href = tag.attributes["href"]?.value ?? "";
      this.#attribute = { name: tag.local.toLowerCase(), rank: rankOf(tag.uri), href, text: "", parts: null };
    } else if (this.#depth === this.#itemDepth + 2) {
      this.#part = { name: tag.local.toLowerCase(), text: "" };
    }
  }

  #text(text: string): void {
    if (this.#item === null) return;
    if (this.#part !== null) {
      this.#part.text += text;
    } else if (this.#attribute !== null) {
      this.#attribute.text += text;
    }
  }

  #close(): void {
    this.#checkSize();
    this.#lastTag = this.#parser.position;
    if (this.#item !== null && this.#depth === this.#itemDepth) {
      this.#done.push(this.#item.build());
      this.#item = null;
    } else if (this.#attribute !== null && this.#depth === this.#itemDepth + 1) {
      this.#item?.add(this.#attribute);
      this.#attribute = null;
    } else if (this.#part !== null && this.#attribute !== null && this.#depth === this.#itemDepth + 2) {
      this.#attribute.parts = { ...this.#attribute.parts, [this.#part.name]: this.#part.text.trim() };
      this.#part = null;
    }
    this.#depth -= 1;
  }
}

/** Streams the items of an RSS or Atom feed. Throws FeedError with line and item at the first fault. */
export async function* readXml(source: AsyncIterable<string>): AsyncGenerator<RawItem> {
  const items = new XmlItems();
  for await (const text of source) {
    yield* items.write(text);
  }
  yield* items.end();
}
