import { describe, expect, it } from "vitest";
import { readTextsFile } from "./readTextsFile.ts";

const read = (words: object) => readTextsFile("texts.json", JSON.stringify(words));

function problemsOf(text: string): readonly string[] {
  const result = readTextsFile("texts.json", text);
  return result.ok ? [] : result.problems.map(({ line, column, text: problem }) => `${line}:${column} ${problem}`);
}

describe("a shop's own texts", () => {
  it("can replace texts of the packages, even of parts that are loaded later", () => {
    const words = { cart: { title: "Din kasse", buyLabels: { buy: "Ta med" } }, catalog: { product: {} } };
    expect(read(words)).toEqual({ ok: true, value: words });
  });

  it("contain numbers, texts and amounts as named placeholders", () => {
    expect(
      read({
        cart: { icon: "Kassen, {count} st, {sum}", maxPerCustomer: "Högst {max}", reduction: "minus {amount}" },
        catalog: { listing: { showAll: { one: "Visa den enda", other: "Visa alla {count}" } } },
      }),
    ).toEqual({
      ok: true,
      value: {
        cart: { icon: "Kassen, {0} st, {1 kr}", maxPerCustomer: "Högst {0}", reduction: "minus {0 kr}" },
        catalog: { listing: { showAll: { one: "Visa den enda", other: "Visa alla {0}" } } },
      },
    });
  });

  it("are reported when nothing uses them, with the possible names", () => {
    expect(problemsOf('{\n  "kart": {},\n  "cart": { "titel": "x",\n    "title": 3, "energy": "x" }\n}')).toEqual([
      expect.stringMatching(/^2:11 kart is not known\. Possible: account, cart, catalog, /),
      expect.stringMatching(/^3:22 cart\.titel is not known\. Possible: .*\btitle\b/),
      "4:14 cart.title has to be a text.",
      "4:27 cart.energy has to be an object in { }.",
    ]);
    expect(problemsOf('{ "cart": [] }')).toEqual(["1:11 cart has to be an object in { }."]);
    expect(problemsOf('{ "cart": ')).toContain("1:11 This is no JSON: value expected.");
  });

  it("name the ways to reach the shop and a product by placeholders that do not change", () => {
    const contact = "Hör av dig: {ways}";
    const letters = {
      account: { contact },
      caseAnswer: { ask: contact },
      acts: { ask: contact },
      recall: { ask: contact },
    };
    const answers = {
      pages: { productMeta: "{name} för {price} hos {shop}" },
      catalogue: { listingMeta: "{heading} från {brands}, {count} st", brandMeta: "{kinds} från {brand}, {count} st" },
    };
    expect(problemsOf(JSON.stringify({ letters: { ...letters, erasure: { ask: contact } }, answers }))).toEqual([]);
  });

  it("have only placeholders that can be filled", () => {
    expect(problemsOf('{ "cart": { "maxPerCustomer": "Högst {antal}" } }')).toEqual([
      "1:31 cart.maxPerCustomer has no place {antal}. Possible: {max}.",
    ]);
    expect(problemsOf('{ "catalog": { "listing": { "countText": "{part}" } } }')).toEqual([
      "1:42 catalog.listing.countText is put together by the shop and stays as it is.",
    ]);
    expect(problemsOf('{ "catalog": { "listing": { "showAll": { "one": "en" } } } }')).toEqual([
      '1:40 catalog.listing.showAll has to be a text, or { "one": …, "other": … } by number.',
    ]);
  });

  it("can replace letters, server messages and texts of the desk", () => {
    const words = {
      letters: { acts: { first: { ship: "Nu rullar order {order}." }, subject: { ship: "På väg" }, hello: "Hejsan!" } },
      answers: { ordering: { emptyCart: "Korgen är tom." }, limits: { login: "Vänta lite." } },
      desk: { head: { logOut: "Gå hem" } },
    };
    expect(read(words)).toEqual({
      ok: true,
      value: { ...words, letters: { acts: { ...words.letters.acts, first: { ship: "Nu rullar order {0}." } } } },
    });
  });

  it("must name the subject of a letter", () => {
    expect(
      problemsOf('{ "letters": {\n  "acts": { "follow": "Följ paketet" },\n "order": { "line": "{name} {pris}" } } }'),
    ).toEqual([
      "2:23 letters.acts.follow has to name {link}.",
      "3:21 letters.order.line has to name {quantity}, {price}.",
      "3:21 letters.order.line has no place {pris}. Possible: {quantity}, {name}, {price}.",
    ]);
    expect(
      problemsOf('{ "letters": { "order": { "withdrawal": "Ångra: {address}", "complaint": "Klaga" } } }'),
    ).toEqual([
      "1:41 letters.order.withdrawal stands in the words of the law and stays as it is.",
      "1:74 letters.order.complaint stands in the words of the law and stays as it is.",
    ]);
  });

  it("cannot replace the wording of the law", () => {
    expect(problemsOf('{ "returns": { "recall": { "heading": "Obs: {product}" } } }')).toEqual([
      "1:39 returns.recall.heading stands in the words of the law and stays as it is.",
    ]);
    expect(problemsOf('{ "letters": { "recall": { "heading": "Obs: {product}", "hazard": "Risk" } } }')).toEqual([
      "1:39 letters.recall.heading stands in the words of the law and stays as it is.",
      "1:67 letters.recall.hazard has to name {text}.",
    ]);
    const said = { returns: { withdrawal: { confirm: "Skicka" } }, checkout: { orderButtons: { "buy-now": "Nästa" } } };
    expect(problemsOf(JSON.stringify(said))).toEqual([
      "1:37 returns.withdrawal.confirm stands in the words of the law and stays as it is.",
      "1:86 checkout.orderButtons.buy-now stands in the words of the law and stays as it is.",
    ]);
  });
});
