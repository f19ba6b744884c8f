import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findWarnings } from "./findWarnings.ts";
import { readShopFolder } from "../readShopFolder.ts";

const template = fileURLToPath(new URL("../../../../../packages/create-torg/template", import.meta.url));
const now = new Date("2026-11-29T12:00:00Z");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "torg-warnings-"));
  cpSync(template, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The warnings about a new shop's shop.json with some parts replaced. */
function warnings(parts: object, categories: readonly string[] | null = ["bocker", "bocker/kokbocker", "vitvaror"]) {
  const file = join(folder, "shop.json");
  const shop: unknown = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify(Object.assign({}, shop, parts), null, 2));
  const read = readShopFolder(folder);
  if (read === null) throw new Error("The folder has a shop.json.");
  return findWarnings(read, { categories, now }).map(({ line, text }) => {
    const shown = readFileSync(file, "utf8").split("\n")[line - 1]?.trim();
    return { text, shown };
  });
}

const campaign = (changes: object) => ({ home: { campaigns: [{ title: "Vinter", until: "2026-12-20", ...changes }] } });

describe("warnings about shop.json", () => {
  it("are empty for a new shop", () => {
    expect(warnings({})).toEqual([]);
  });

  it("include a VAT rate for an unknown category, with its line and likely candidates", () => {
    const vat = [
      { category: "bocker", percent: 6 },
      { category: "bocker/kokbok", percent: 6 },
      { category: "livsmedel", percent: 12 },
    ];
    expect(warnings({ vat })).toEqual([
      {
        text: 'vat names the category "bocker/kokbok", which there is not: its rate holds for nothing. Possible: bocker, bocker/kokbocker.',
        shown: '"category": "bocker/kokbok",',
      },
      {
        text: 'vat names the category "livsmedel", which there is not: its rate holds for nothing. Possible: bocker, vitvaror.',
        shown: '"category": "livsmedel",',
      },
    ]);
    expect(warnings({ vat }, null)).toEqual([]);
  });

  it("include a sale that is too long, even a yearly one", () => {
    expect(warnings(campaign({ kind: "sale", from: "2026-11-25" }))).toEqual([]);
    expect(warnings(campaign({ kind: "sale", from: "2026-11-01" }))[0]?.text).toMatch(
      /sale \(rea\) of 50 days, from 2026-11-01 until 2026-12-20/u,
    );
    const yearly = warnings(campaign({ kind: "sale", from: "12-26", until: "01-30" })).map(({ text }) => text);
    expect(yearly[0]).toMatch(/of 36 days, from 2026-12-26 until 2027-01-30/u);
    expect(warnings(campaign({ kind: "clearance", from: "2026-11-01" }))).toEqual([]);
  });

  it("include sales that add up to more than two months of a year", () => {
    const sale = (from: string, until: string) => ({ title: "Rea", kind: "sale", from, until });
    const campaigns = [
      sale("2026-01-02", "2026-01-29"),
      sale("2026-06-20", "2026-07-17"),
      sale("2026-11-20", "2026-11-30"),
    ];
    expect(warnings({ home: { campaigns } }).map(({ text }) => text)).toEqual([
      expect.stringContaining("on 67 days of 2026"),
    ]);
  });

  it.each(["Mellandagsrea", "Slutrean börjar", "Reapriser", "Rea"])("include %j if not marked as a sale", (title) => {
    expect(warnings(campaign({ title }))).toMatchObject([{ text: expect.stringContaining('say "kind": "sale"') }]);
  });

  it.each(["Större yta: 40 m² area", "Realistiska lampor", "Koreanska veckor", "Vårkampanj"])("skip %j", (title) => {
    expect(warnings(campaign({ title }))).toEqual([]);
  });

  it("include pay-later offers that are advertised without their conditions, anywhere", () => {
    const slide = { picture: "/assets/uploads/a.svg", alt: "Soffa", heading: "Köp nu, betala i efterhand" };
    const conditions = "Ges efter kreditprövning.";
    const navigation = { banner: { text: "Betala mot faktura" } };
    const home = { carousel: [slide], campaigns: [{ title: "Delbetala i vinter", until: "2026-12-20" }] };
    const found = warnings({ home, navigation });
    expect(found.map(({ text }) => text.split(" ")[0])).toEqual([
      "home.carousel",
      "home.campaigns",
      "navigation.banner",
    ]);
    expect(found[0]?.text).toContain('say them in "conditions"');
    const told = {
      home: { carousel: [{ ...slide, conditions }], campaigns: [{ ...home.campaigns[0], conditions }] },
      navigation: { banner: { ...navigation.banner, conditions } },
    };
    expect(warnings(told)).toEqual([]);
  });
});

/** The warnings about a new shop with one file added or replaced. */
function warningsOf(name: string, text: string) {
  writeFileSync(join(folder, name), text);
  const read = readShopFolder(folder);
  if (read === null) throw new Error("The folder has a shop.json.");
  return findWarnings(read, { categories: null, now }).map(({ file, line, text: said }) => [file, line, said] as const);
}

describe("warnings about advertising texts", () => {
  it("include vague environmental claims anywhere in shop.json", () => {
    const slide = { picture: "/assets/uploads/a.svg", alt: "Borste", heading: "Miljövänliga borstar" };
    const home = {
      heading: "Hållbara val för hemmet",
      promises: [{ heading: "Klimatneutral frakt", text: "Alltid" }],
      carousel: [slide],
      campaigns: [{ title: "Handla grönt", until: "2026-12-20" }],
    };
    const navigation = { banner: { text: "Ekologiskt i hela december" } };
    expect(warnings({ home, navigation }).map(({ text }) => /^\S+ says "[^"]*"/u.exec(text)?.[0])).toEqual([
      'home.heading says "Hållbara val"',
      'home.promises says "Klimatneutral"',
      'home.carousel says "Miljövänliga"',
      'home.campaigns says "Handla grönt"',
      'navigation.banner says "Ekologiskt"',
    ]);
    expect(warnings({ home: { carousel: [{ ...slide, text: "Svanenmärkta" }] }, navigation: {} })).toEqual([]);
  });

  it("include a conditional reduction without the lowest price of 30 days", () => {
    expect(warnings(campaign({ title: "Kokaren för 199 kr vid köp för 100 kr" }))).toMatchObject([
      { text: expect.stringContaining('offers "199 kr vid köp för 100 kr"') },
    ]);
    expect(warnings(campaign({ title: "Glas, 2 för 50 kr" }))).toEqual([]);
    expect(warnings(campaign({ title: "199 kr vid köp för 100 kr", text: "Lägsta pris 30 dagar: 249 kr" }))).toEqual(
      [],
    );
  });

  it("cover pages, with the line", () => {
    const page = ["---", "title: Vinterrea", "---", "", "Miljövänligt", "och bra.", "", "Betala mot faktura.", ""];
    expect(
      warningsOf("pages/vinter.md", page.join("\n")).map(([file, line, said]) => [file, line, said.slice(0, 32)]),
    ).toEqual([
      ["pages/vinter.md", 2, "The page speaks of a sale (rea),"],
      ["pages/vinter.md", 5, 'The page says "Miljövänligt", wh'],
      ["pages/vinter.md", 8, "The page advertises a way to pay"],
    ]);
    const told = [...page, "Kreditprövning görs innan köpet godkänns.", "Tvålen är Svanenmärkt."].join("\n");
    expect(warningsOf("pages/vinter.md", told).map(([, line]) => line)).toEqual([2]);
  });

  it("cover texts.json, by name and line, unless the replaced texts say the same", () => {
    const found = warningsOf("texts.json", '{\n  "cart": {\n    "title": "Din hållbara korg"\n  }\n}\n');
    expect(found).toEqual([["texts.json", 3, expect.stringMatching(/^cart\.title says "hållbara"/u)]]);
  });

  it("do not include a sale when the shop has given its dates", () => {
    const sale = { title: "Mellandagsrea", kind: "sale", from: "2026-12-26", until: "2027-01-10" };
    const slide = { picture: "/assets/uploads/a.svg", alt: "Soffa", heading: "Rea på soffor" };
    expect(warnings({ home: { carousel: [slide], campaigns: [sale] } })).toEqual([]);
    expect(warnings({ home: { carousel: [slide] } })).toMatchObject([
      { text: expect.stringMatching(/^home\.carousel speaks of a sale/u) },
    ]);
  });
});

describe("a sale", () => {
  it("must give its first day", () => {
    expect(() => warnings(campaign({ kind: "sale" }))).toThrow(/name its first day where `kind` is `sale`/u);
  });
});
