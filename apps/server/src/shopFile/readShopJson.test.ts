import { describe, expect, it } from "vitest";
import { readJsonFile } from "./readJsonFile.ts";
import { shopFileSchema } from "./schema/shopFileSchema.ts";
import { shopJsonSchema } from "./shopJsonSchema.ts";

const read = (text: string) => readJsonFile("shop.json", text, shopFileSchema);

function problemsOf(text: string): readonly string[] {
  const result = read(text);
  return result.ok ? [] : result.problems.map(({ line, column, text: problem }) => `${line}:${column} ${problem}`);
}

const smallest = { name: "Min butik", company: { name: "Min butik AB" } };
const withParts = (parts: object): string => JSON.stringify({ ...smallest, ...parts });
const way = { id: "hem", name: "Hemleverans", kind: "home", price: 49.9 };

describe("shop.json", () => {
  it("requires a name and a company, and has defaults for the rest of each part", () => {
    const result = read(withParts({ delivery: { ways: [way] } }));
    expect(result.ok && result.value.value).toMatchObject({
      theme: "standard",
      company: { organisationNumber: "" },
      contact: { email: "" },
      delivery: { freeFrom: null, ways: [{ freeFromLimit: false, options: [] }] },
    });
    expect(problemsOf("{}")).toEqual([
      "1:1 name is missing; it has to be a text.",
      "1:1 company is missing; it has to be an object in { }.",
    ]);
  });

  it("allows the delivery to be chosen in a provider's part only if that has a delivery", () => {
    const klarna = { ...way, providerShippingId: "hem" };
    expect(problemsOf(withParts({ delivery: { chosenIn: "klarna", ways: [klarna] } }))).toEqual([]);
    expect(problemsOf(withParts({ delivery: { chosenIn: "shop", ways: [way] } }))).toEqual([]);
    expect(problemsOf(withParts({ delivery: { chosenIn: "klarna", ways: [way] } }))).toEqual([
      expect.stringMatching(/^1:\d+ delivery\.chosenIn .*a provider offers only ways that name a `providerShippingId`/),
    ]);
    expect(problemsOf(withParts({ delivery: { chosenIn: "kassan", ways: [way] } }))).toEqual([
      expect.stringMatching(/^1:\d+ delivery\.chosenIn has to be one of "shop", "swish", "klarna"/),
    ]);
    expect(problemsOf(withParts({ checkout: { priceComparison: 3 } }))).toEqual([
      expect.stringMatching(/^1:\d+ checkout\.priceComparison has to be a text\.$/),
    ]);
  });

  it("reports every problem with its line and the possible values", () => {
    const text = `{
  "name": "",
  "company": { "name": "Min butik AB", "organisationNumber": "123" },
  "thme": "standard",
  "payment": { "ways": [{ "id": "faktura", "name": "Faktura", "provider": "paypal", "for": ["private"] }] },
  "delivery": { "ways": [{ "id": "Hem", "name": "Hem", "kind": "home", "price": "49" }] }
}`;
    const problems = problemsOf(text);
    expect(problems).toContain("2:11 name cannot be empty.");
    expect(problems.find((problem) => problem.startsWith("3:62"))).toMatch(/organisation number such as 556016-0680/);
    expect(problems.find((problem) => problem.startsWith("4:3"))).toMatch(/^4:3 thme is not known\. Possible: .*theme/);
    expect(problems.find((problem) => problem.startsWith("5:"))).toBe(
      '5:75 payment.ways[0].provider has to be one of "swish", "klarna", "svea", "wasa", "card", "invoice".',
    );
    expect(problems).toContain("6:34 delivery.ways[0].id has to be small letters a to z, digits and hyphens.");
    expect(problems.at(-1)).toMatch(/^6:\d+ delivery\.ways\[0\]\.price has to be a number\.$/);
  });

  it("reports invalid JSON, and duplicate names", () => {
    expect(problemsOf('{\n  "name": "Min butik",\n}')[0]).toMatch(/^3:1 This is no JSON: /);
    expect(problemsOf("")).toEqual(["1:1 This is no JSON: value expected."]);
    expect(problemsOf('{"name": "A", "company": {"name": "A AB"},\n"name": "B"}')).toEqual([
      "2:1 name stands here twice.",
    ]);
  });

  it.each([
    ["an amount with more than two decimals", { delivery: { ways: [{ ...way, price: 49.999 }] } }, "two decimals"],
    [
      "a campaign that ends before it begins",
      { home: { campaigns: [{ title: "Rea", from: "2026-12-02", until: "2026-12-01" }] } },
      "before",
    ],
    [
      "a campaign that begins every year and ends once",
      { home: { campaigns: [{ title: "Rea", from: "12-02", until: "2026-12-10" }] } },
      "or in neither",
    ],
    ["a leap day of every year", { home: { campaigns: [{ title: "Rea", from: "02-29", until: "03-10" }] } }, "12-24"],
    ["a day that is none", { home: { campaigns: [{ title: "Rea", until: "2026-02-30" }] } }, "2026-12-24"],
    [
      "hours that end before they begin",
      { contact: { openingHours: { week: [{ days: ["mon"], from: "17:00", to: "09:00" }] } } },
      "later",
    ],
    [
      "a discount of percent and kronor",
      { discountCodes: [{ code: "REA", name: "Rea", percent: 10, kronor: 10 }] },
      "either",
    ],
    ["an address without its beginning", { redirects: [{ from: "gammal", to: "/ny" }] }, "begins with /"],
    ["a mail address that is none", { contact: { email: "butik" } }, "mail address"],
    [
      "a store whose postal code is none",
      { stores: [{ id: "ett", name: "Ett", city: "Umeå", postalCode: "12" }] },
      "123 45",
    ],
  ])("rejects %s", (_what, parts, words) => {
    expect(problemsOf(withParts(parts)).join("\n")).toContain(words);
  });

  it("is described by a JSON Schema that explains each name", () => {
    const schema = shopJsonSchema();
    expect(schema.required).toEqual(["name", "company"]);
    expect(schema.additionalProperties).toBe(false);
    expect(JSON.stringify(schema)).toContain('"enum":["swish","klarna","svea","wasa","card","invoice"]');
    expect(JSON.stringify(schema)).toContain("Kronor with VAT.");
  });
});
