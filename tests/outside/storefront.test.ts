import { describe, expect, it } from "vitest";
import { readText, repositoryFiles } from "./repository.ts";

/** Folders of the storefront with its server, entries and texts; every other folder is a subject of pages. */
const frame = [
  "assets",
  "awake",
  "backend",
  "client",
  "http",
  "render",
  "routes",
  "serving",
  "testing",
  "texts",
  "words",
  "flash",
];

/**
 * Files without JSX allowed in a subject, each with its kind. Anything that calculates, parses, sorts or decides is a
 * rule and belongs in the subject's package, where other shops can find it.
 */
const allowed: Readonly<Record<string, string>> = {
  // State of packages for a page and its islands, created with the page's client.
  "buying/buyingCart.ts": "state",
  "buying/unfinishedChoice.ts": "state",
  "cart/pageCart.ts": "state",
  "compare/lazyCompare.ts": "state",
  "consent/pageConsent.ts": "state",
  "frame/searchMemory.ts": "state",
  "listing/pageListing.ts": "state",
  // Converts page data of one package to props of another, which do not know each other.
  "buying/buyMode.ts": "between packages",
  "buying/buyable.ts": "between packages",
  "product/loadCredit.ts": "between packages",
  // Names shared by markup and script, and texts chosen by a setting.
  "cart/cartWords.ts": "words",
  "cart/quoteWords.ts": "words",
  "consent/consentAsked.ts": "name",
  "consent/isReadFirst.ts": "name",
  "frame/SharedPart.ts": "name",
  "seen/seenProps.ts": "name",
  // Connects a package's entry point to this shop's islands or measurements.
  "cart/measureCart.ts": "joint",
  "cart/wakeFull.ts": "joint",
  "checkout/checkoutDraft.ts": "joint",
  "checkout/hasDraft.ts": "joint",
  "checkout/showUnreadMessage.ts": "joint",
  "checkout/trackCheckout.ts": "joint",
  "consent/askAtOnce.ts": "joint",
  "consent/askConsent.ts": "joint",
  "consent/askedConsent.ts": "joint",
  "consent/fetchInlinedSheets.ts": "joint",
  "consent/requireChoice.ts": "joint",
  "consent/updateConsentMode.ts": "joint",
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

/** Files without JSX in subject folders. */
const plain = ownFiles.filter((file) => file.endsWith(".ts") && !isTested(file) && !isFrame(file));

describe("the storefront", () => {
  it("contains no rules: a file that is no part of a page is a state, a name, texts or glue", () => {
    expect(plain.filter((file) => !Object.hasOwn(allowed, file))).toEqual([]);
  });

  it("has no exception for a file that no longer needs it", () => {
    expect(Object.keys(allowed).filter((file) => !plain.includes(file))).toEqual([]);
  });

  it("uses the wire types under their own names: page data is XPageData, and no part of a page", () => {
    const renamed = /import [^;]*\b\w+ as \w+[^;]*from "@torg\/[\w-]+\/contract"/;
    expect(ownFiles.filter((file) => /\.tsx?$/.test(file) && renamed.test(readText(source + file)))).toEqual([]);
  });

  it("leaves the markup of pages to their packages, except the checkout's: it names parts and fills slots", () => {
    // Content pages render the shop's own text with parts of packages below it.
    const own = ["service/ContentPage.tsx"];
    const drawn = ownFiles.filter(
      (file) => /^(?:compare|home|listing|service|stores)\/.*(?<!\.test)\.tsx$/.test(file) && !own.includes(file),
    );
    expect(drawn.length).toBeGreaterThan(15);
    expect(drawn.filter((file) => /(?:^|[\s(>{])<[a-z][\w-]*(?![\w.-])/m.test(readText(source + file)))).toEqual([]);
  });

  it("reads refused forms in one folder, and passes them to the parts unchanged", () => {
    const read = /\bflash\??\.(?:values|errors|form)\b|\berrors\b[^;]*\.join\(/;
    const found = ownFiles
      .filter((file) => /\.tsx?$/.test(file) && !isTested(file) && !/^(?:testing|flash)\//.test(file))
      .filter((file) => read.test(readText(source + file)));
    expect(found).toEqual([]);
  });

  it("finds rendered elements by exported marks and ids, never by class, address or kind of element", () => {
    // Selectors by class, id, address, form action or element name, and literal ids.
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
