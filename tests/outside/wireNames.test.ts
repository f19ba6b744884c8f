import { describe, expect, it } from "vitest";
import { readText, repositoryFiles } from "./repository.ts";

/** Names defined by others: providers, shop data, Google's consent mode, libraries, engines and browsers. */
const ofOthers =
  /^(?:shipping_option_change|transport_damage|in_stock|out_of_stock|awaiting_payment|ad_\w+|\w+_storage|cluster_id|site_name|href_matches)$/;

/** The visitor's cookie, and the names of page kinds in page data. */
const values = [
  "shop_session",
  "not_found",
  "review_complete",
  "review_refusal",
  "account_data",
  "account_register",
  "account_help",
  "account_link",
];

/** Files that may convert amounts, and why. */
const mayTurn: Readonly<Record<string, string>> = {
  "packages/catalog/src/domain/structured-data/offerThing.ts": "search engines read kronor, by rule of schema.org",
  "packages/catalog/src/domain/structured-data/structuredData.ts": "search engines read kronor, by rule of schema.org",
  "packages/desk/src/react/products/ProductForms.tsx": "forms send kronor, and name the price that was seen in them",
  "packages/cart/src/domain/freeDelivery.ts": "percents, and what is left in whole kronor, rounded up",
};

const rooms = repositoryFiles().filter(
  (file) =>
    /^packages\/\w+\/src\/(?:domain|state|react|fixtures)\/.*\.tsx?$/.test(file) &&
    !/\.(?:test|stories)\.tsx?$/.test(file),
);
const storefront = repositoryFiles().filter(
  (file) => /^apps\/storefront\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
);

/** Property names with underscores, bare or quoted; other text in strings does not count. */
function wireNames(code: string): readonly string[] {
  const bare = code.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
  const quoted =
    bare.match(/(?<=[\w.)\]]\[")[a-z][a-z\d]*(?:_[a-z\d]+)+(?="\])|(?<=")[a-z][a-z\d]*(?:_[a-z\d]+)+(?="\??:)/g) ?? [];
  const rest = bare.replaceAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '""');
  const names = rest.match(/(?<![\w-])[a-z][a-z\d]*(?:_[a-z\d]+)+(?![\w-])/g) ?? [];
  return [...quoted, ...names].filter((name) => !ofOthers.test(name) && !values.includes(name));
}

/** Whether code converts kronor to öre or back, by a function of that name or a factor of a hundred. */
function turnsAmounts(code: string): boolean {
  const turned =
    /(?:Ore|\bore|Kronor|\bkronor)\b[)\s]*[*/]\s*100\b|\b100\s*\*[(\s]*(?:\w+\??\.)*(?:\w*(?:Ore|Kronor)|ore|kronor)\b/;
  return /\b(?:toOre|toKronor)\b/.test(code) || turned.test(code);
}

describe("domain, state and React rooms, their fixtures, and the storefront", () => {
  it("use no wire names, which the contract rooms map to internal names", () => {
    expect([rooms.length > 100, storefront.length > 100]).toEqual([true, true]);
    expect(
      [...rooms, ...storefront].map((file) => [file, ...wireNames(readText(file))]).filter((found) => found.length > 1),
    ).toEqual([]);
  });

  it("convert no kronor to öre and no öre to kronor: an amount is in öre from the contract on", () => {
    const turning = rooms.filter((file) => !file.includes("/fixtures/") && turnsAmounts(readText(file)));
    expect(turning.sort()).toEqual(Object.keys(mayTurn).sort());
  });
});

describe("the check of names and amounts", () => {
  it("finds members that are read, named, destructured or typed, but no class, text or comment", () => {
    const code = `
      // order_name stays on the wire
      const { order_name: name } = order; /* tax_rate */
      type A = { readonly product_id: number; "row_id": string };
      read(order.user_email, order["user_city"], "free_order", \`torg-x__y_z\`);
    `;
    expect(wireNames(code)).toEqual(["row_id", "user_city", "order_name", "product_id", "user_email"]);
  });

  it.each([
    ["value={summary.dueOre / 100}", true],
    ["(line.totalOre + freightOre) / 100", true],
    ["100 * price.vatOre", true],
    ["kronor * 100", true],
    ["toKronor(dueOre)", true],
    ["(score / 100)", false],
    ["dueOre * 1000", false],
    ["before / 100", false],
  ])("finds converted amounts: %s", (code, turns) => {
    expect(turnsAmounts(code)).toBe(turns);
  });
});
