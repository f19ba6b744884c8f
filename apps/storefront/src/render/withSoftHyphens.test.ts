import { describe, expect, it } from "vitest";
import { withSoftHyphens } from "./withSoftHyphens.ts";

const shown = (html: string) => withSoftHyphens(html).replaceAll("<torg-soft></torg-soft>", "|");

/** The text inside an element that may be a row, which is one item there. */
const item = (text: string): string => `<torg-soft data-words>${text}</torg-soft>`;

describe("withSoftHyphens", () => {
  it("hyphenates long words of headings, names and labels as Swedish does", () => {
    expect(shown("<h2>Datorkomponenter</h2>")).toBe("<h2>Dator|kom|po|nen|ter</h2>");
    expect(shown('<a href="/x"><span class="torg-category-cards__name">Energiklass</span></a>')).toBe(
      `<a href="/x"><span class="torg-category-cards__name">${item("Ener|gi|klass")}</span></a>`,
    );
    expect(shown("<th>Uppdateringsfrekvens</th>")).toBe("<th>Upp|da|te|rings|fre|kvens</th>");
    expect(shown('<label><input type="checkbox"/> Organisationsnummer</label>')).toContain("Orga|ni|sa|tions|num|mer");
  });

  it("hyphenates words of a page's heading that fit on its line only at very large sizes", () => {
    expect(shown("<h1>Tack för din beställning!</h1>")).toBe(
      "<h1>Tack för din beställ<torg-soft data-rare></torg-soft>ning!</h1>",
    );
    expect(shown("<h1>Datorkomponenter</h1><h2>Datorer</h2>")).toContain("<h1>Dator|kom|po|nen|ter</h1>");
    expect(shown("<h1>Beställning</h1><h2>Beställning</h2>")).toContain("<h2>Beställ|ning</h2>");
  });

  it("keeps a text beside a box or an icon together, and skips a text directly followed by another", () => {
    expect(shown("<summary>Upplösning<svg></svg></summary>")).toBe(
      `<summary>${item("Upp|lös|ning")}<svg></svg></summary>`,
    );
    expect(shown("<summary>Upplösning<!-- --> (2)<svg></svg></summary>")).toBe(
      `<summary>${item("Upp|lös|ning<!-- --> (2)")}<svg></svg></summary>`,
    );
  });

  it("keeps the text of a link or a button together, which may be a row however it is named", () => {
    const words = (tag: string) => shown(`<div class="torg-cart-line__words"><${tag}>Produktblad</${tag}></div>`);
    for (const tag of ["a", "button", "span", "div", "small", "dt"]) {
      expect(words(tag)).toBe(`<div class="torg-cart-line__words"><${tag}>${item("Pro|dukt|blad")}</${tag}></div>`);
    }
  });

  it("hyphenates only overlong words in running text, and keeps text in a row together", () => {
    expect(shown("<p>Hög <span>uppdateringsfrekvens</span> och upplösning</p>")).toBe(
      `<p>Hög <span>${item("upp|da|te|rings|fre|kvens")}</span> och upplösning</p>`,
    );
    expect(shown("<li><svg></svg>Uppdateringsfrekvens 144 Hz</li><div>Uppdateringsfrekvens</div>")).toBe(
      `<li><svg></svg>${item("Upp|da|te|rings|fre|kvens 144 Hz")}</li><div>Uppdateringsfrekvens</div>`,
    );
    const english = '<p lang="en">Internationalization-free antidisestablishmentarianism</p>';
    expect(withSoftHyphens(english)).toBe(english);
  });

  it("never separates fewer than three letters", () => {
    for (const [, word = ""] of shown("<h2>Arbetsplatsbelysning och återförsäljare</h2>").matchAll(/>([^<]+)</g))
      expect(word.split(" ").flatMap((part) => [part.split("|")[0], part.split("|").at(-1)])).not.toContain("re");
  });

  it("leaves ordinary running text, short words, model numbers and other languages unchanged", () => {
    for (const html of [
      "<p>Datorkomponenter</p>",
      "<h2>Skärmar</h2>",
      "<h2>CT16G4DFD8266</h2>",
      "<h1>ThinkVision</h1>",
      '<h1>Lenovo <span translate="no">ThinkVision</span></h1>',
      "<th>KitchenAid</th>",
      '<h2 lang="en">Inclement climate</h2>',
      '<h2><span translate="no">Thermaltake</span></h2>',
    ])
      expect(withSoftHyphens(html)).toBe(html);
  });

  it("changes neither attributes nor elements that may contain only text", () => {
    for (const html of [
      '<h2><a title="Datorkomponenter" href="/kategori/datorkomponenter">Ljud</a></h2>',
      "<head><title>Datorkomponenter</title></head>",
      '<script type="application/ld+json">{"name":"<h2>Datorkomponenter</h2>"}</script>',
      "<label><select><option>Datorkomponenter</option></select></label>",
      "<h2><svg><text>Datorkomponenter</text></svg></h2>",
      "<h2>A&shy;B</h2>",
    ])
      expect(withSoftHyphens(html)).toBe(html);
  });

  it("continues after void elements, comments and nested elements", () => {
    expect(shown("<h2>Ljud<br/><!-- --><b>Datorkomponenter</b></h2><p>Datorkomponenter</p>")).toBe(
      "<h2>Ljud<br/><!-- --><b>Dator|kom|po|nen|ter</b></h2><p>Datorkomponenter</p>",
    );
  });

  it("is the original HTML once the marks are removed", () => {
    const html = "<main><h1>Köpvillkor &amp; leveransinformation</h1><ul><li><h2>Hörlurar</h2></li></ul></main>";
    expect(withSoftHyphens(html).replaceAll(/<\/?torg-soft[^>]*>/g, "")).toBe(html);
  });
});
