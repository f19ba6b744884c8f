import { expect, it } from "vitest";
import { builtSheets } from "../assets/builtSheets.ts";
import { contentHash } from "../assets/integrityOf.ts";
import { asksForConsent, inlinedHashes, inlineSheets } from "./inlineSheets.ts";

const files = { "/build/home.css": "a{color:red}", "/build/consent.css": "dialog::after{content:'$1 $&'}" };
const sheets = builtSheets(
  new Map(Object.entries(files).map(([address, css]) => [address, { identity: Buffer.from(css) }])),
);

const home = '<style data-wire="inlined-sheet" data-href="/build/home.css">a{color:red}</style>';
const link = (address: string) => `<link rel="stylesheet" href="${address}" integrity="sha256-abc="/>`;
const documentWith = (head: string, { root = "", body = "" } = {}) =>
  `<html lang="sv"${root}><head>${head}</head><body>${body}</body></html>`;

it("puts the built style sheets of the head into the document, in their order", () => {
  const page = documentWith(`${link("/build/home.css")}<title>T</title>`);
  expect(inlineSheets(page, sheets)).toBe(documentWith(`${home}<title>T</title>`));
  expect(inlinedHashes(page, sheets)).toEqual([contentHash("a{color:red}")]);
});

it("leaves style sheets of elsewhere and those of the body as links", () => {
  const page = documentWith(link("/assets/own.css"), { body: link("/build/home.css") });
  expect([inlineSheets(page, sheets), inlinedHashes(page, sheets)]).toEqual([page, []]);
});

it("brings the consent dialog's style sheet along where the page asks for a choice", () => {
  const body = '<div data-island="consent" data-styles="/build/consent.css"></div>';
  const page = documentWith(link("/build/home.css"), { root: ' data-asks="/build/consent.css"', body });
  expect(inlineSheets(page, sheets)).toBe(
    documentWith(
      `${home}<style data-wire="inlined-sheet" data-href="/build/consent.css">${files["/build/consent.css"]}</style>`,
      {
        root: ' data-asks=""',
        body: '<div data-island="consent"></div>',
      },
    ),
  );
  expect(inlinedHashes(page, sheets)).toEqual(Object.values(files).map((css) => contentHash(css)));
});

it("knows which documents ask for consent", () => {
  const pages = [documentWith(""), documentWith("", { root: ' data-asks="/build/consent.css"' })];
  expect(pages.map(asksForConsent)).toEqual([false, true]);
});

it("changes no text without a head", () => {
  expect([inlineSheets("<p>Text</p>", sheets), inlinedHashes("<p>Text</p>", sheets)]).toEqual(["<p>Text</p>", []]);
});
