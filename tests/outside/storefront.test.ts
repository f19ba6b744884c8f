import { describe, expect, it } from "vitest";
import { readText, repositoryFiles } from "./repository.ts";

/** Folders of the storefront that hold its server, its entries and its words; every other folder is a subject of pages. */
const frame = [
  "assets",
  "awake",
  "backend",
  "client",
  "http",
  "render",
  "routes",
  "testing",
  "texts",
  "words",
  "flash",
];

/**
 * Files without JSX that a subject may have, each with what it is. What reckons, reads, sorts or decides is a rule, and
 * has its home in the package of its subject, where another shop finds it.
 */
const allowed: Readonly<Record<string, string>> = {
  // What a page and its islands stand on: states of packages, made with the page's client.
  "buying/buyingCart.ts": "state",
  "buying/unfinishedChoice.ts": "state",
  "cart/pageCart.ts": "state",
  "compare/lazyCompare.ts": "state",
  "consent/pageConsent.ts": "state",
  "frame/searchMemory.ts": "state",
  "listing/pageListing.ts": "state",
  // Page data of one package as the props of another, which do not know each other.
  "buying/buyMode.ts": "between packages",
  "buying/buyable.ts": "between packages",
  "product/loadCredit.ts": "between packages",
  // Names that markup and script share, and words that a setting chooses.
  "cart/cartWords.ts": "words",
  "cart/quoteWords.ts": "words",
  "consent/consentAsked.ts": "name",
  "consent/isReadFirst.ts": "name",
  "frame/SharedPart.ts": "name",
  "seen/seenTravels.ts": "name",
  // What joins a door of a package to this shop's islands, or to what this shop measures.
  "cart/measureCart.ts": "joint",
  "cart/wakeFull.ts": "joint",
  "checkout/checkoutDraft.ts": "joint",
  "checkout/hasDraft.ts": "joint",
  "checkout/tellUnread.ts": "joint",
  "checkout/trackCheckout.ts": "joint",
  "consent/askAtOnce.ts": "joint",
  "consent/askConsent.ts": "joint",
  "consent/askedConsent.ts": "joint",
  "consent/demandChoice.ts": "joint",
  "consent/tellTags.ts": "joint",
  "forms/checkAgain.ts": "joint",
  "forms/keepDraft.ts": "joint",
  "forms/sendForm.ts": "joint",
  "listing/rangeTrack.ts": "joint",
  "seen/openSeen.ts": "joint",
};

const source = "apps/storefront/src/";
const ownFiles = repositoryFiles()
  .filter((file) => file.startsWith(source))
  .map((file) => file.slice(source.length));

const isTested = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isFrame = (file: string): boolean => !file.includes("/") || frame.includes(file.split("/")[0] ?? "");

/** Files without JSX in the folders of subjects. */
const plain = ownFiles.filter((file) => file.endsWith(".ts") && !isTested(file) && !isFrame(file));

describe("the storefront", () => {
  it("holds no rule: a file that is no part of a page is a state, a name, words or a joint", () => {
    expect(plain.filter((file) => !Object.hasOwn(allowed, file))).toEqual([]);
  });

  it("leaves no entry behind for a file that has found its home", () => {
    expect(Object.keys(allowed).filter((file) => !plain.includes(file))).toEqual([]);
  });

  it("takes the types of the wire by the names that they have there: page data is XPageData, and no part of a page", () => {
    const renamed = /import [^;]*\b\w+ as \w+[^;]*from "@torg\/[\w-]+\/contract"/;
    expect(ownFiles.filter((file) => /\.tsx?$/.test(file) && renamed.test(readText(source + file)))).toEqual([]);
  });

  it("leaves the markup of whole pages to their packages, those of checkout apart: it names parts and fills slots", () => {
    // A page of the shop's own text is what the shop has written, with the parts of packages below it.
    const own = ["service/ContentPage.tsx"];
    const drawn = ownFiles.filter(
      (file) => /^(?:compare|home|listing|service|stores)\/.*(?<!\.test)\.tsx$/.test(file) && !own.includes(file),
    );
    expect(drawn.length).toBeGreaterThan(15);
    expect(drawn.filter((file) => /(?:^|[\s(>{])<[a-z][\w-]*(?![\w.-])/m.test(readText(source + file)))).toEqual([]);
  });

  it("reads what a refused form brought back in one folder, and hands it to the parts as it is", () => {
    const read = /\bflash\??\.(?:values|errors|form)\b|\berrors\b[^;]*\.join\(/;
    const found = ownFiles
      .filter((file) => /\.tsx?$/.test(file) && !isTested(file) && !/^(?:testing|flash)\//.test(file))
      .filter((file) => read.test(readText(source + file)));
    expect(found).toEqual([]);
  });

  it("finds what packages have drawn by the marks and ids that they export, never by a class, an address or the kind of an element", () => {
    // A selector by class, id, address, place that a form goes to, or kind of element; an id as it stands in the markup.
    const literal = new RegExp(
      [
        /(?:querySelector(?:All)?(?:<[^(]*>)?|closest(?:<[^(]*>)?|matches)\(\s*["'`][^"'`]*(?:\.torg-|#\w|href|\baction\b)/,
        /(?:querySelector(?:All)?(?:<[^(]*>)?|closest(?:<[^(]*>)?|matches)\(\s*["'`](?:[^"'`]*[\s,>])?[a-z][\w-]*/,
        /getElementById\(\s*["'`]/,
        /getElementsBy(?:TagName|ClassName|Name)\(/,
      ]
        .map(({ source: rule }) => rule)
        .join("|"),
    );
    const found = ownFiles
      .filter((file) => /\.tsx?$/.test(file) && !isTested(file) && !file.startsWith("testing/"))
      .filter((file) => literal.test(readText(source + file)));
    expect(found).toEqual([]);
  });
});
