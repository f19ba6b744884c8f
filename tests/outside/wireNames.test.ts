import { describe, expect, it } from "vitest";
import { readText, repositoryFiles } from "./repository.ts";

/** Words of others: of providers, of shops' own data, of Google's consent mode, of libraries, engines and browsers. */
const ofOthers =
  /^(?:shipping_option_change|transport_damage|in_stock|out_of_stock|awaiting_payment|ad_\w+|\w+_storage|cluster_id|site_name|href_matches)$/;

/** The cookie of a visitor, and what page data call their kinds of pages. */
const values = ["shop_session", "not_found", "review_complete", "review_refusal", "account_data"];

/** What search engines read is written in kronor, by rule of schema.org. */
const writesKronor = "packages/catalog/src/domain/product/structuredData.ts";

const rooms = repositoryFiles().filter(
  (file) =>
    /^packages\/\w+\/src\/(?:domain|state|react|fixtures)\/.*\.tsx?$/.test(file) &&
    !/\.(?:test|stories)\.tsx?$/.test(file),
);
const storefront = repositoryFiles().filter(
  (file) => /^apps\/storefront\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
);

/** Names of members with underscores, written bare or in quotes; what only stands in a text is no name. */
function wireNames(code: string): readonly string[] {
  const bare = code.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
  const quoted =
    bare.match(/(?<=[\w.)\]]\[")[a-z][a-z\d]*(?:_[a-z\d]+)+(?="\])|(?<=")[a-z][a-z\d]*(?:_[a-z\d]+)+(?="\??:)/g) ?? [];
  const rest = bare.replaceAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '""');
  const names = rest.match(/(?<![\w-])[a-z][a-z\d]*(?:_[a-z\d]+)+(?![\w-])/g) ?? [];
  return [...quoted, ...names].filter((name) => !ofOthers.test(name) && !values.includes(name));
}

describe("domain, state and React rooms, their fixtures, and the storefront", () => {
  it("name nothing as the wire does, which the contract rooms map to own words", () => {
    expect([rooms.length > 100, storefront.length > 100]).toEqual([true, true]);
    expect(
      [...rooms, ...storefront].map((file) => [file, ...wireNames(readText(file))]).filter((found) => found.length > 1),
    ).toEqual([]);
  });

  it("turn no kronor into öre and no öre into kronor: an amount is öre from the contract on", () => {
    expect(
      rooms.filter(
        (file) =>
          !file.includes("/fixtures/") && file !== writesKronor && /\b(?:toOre|toKronor)\b/.test(readText(file)),
      ),
    ).toEqual([]);
  });
});

describe("what is found", () => {
  it("is a member that is read, named, taken apart or typed, and no class, text or comment", () => {
    const code = `
      // order_name stays on the wire
      const { order_name: name } = order; /* tax_rate */
      type A = { readonly product_id: number; "row_id": string };
      read(order.user_email, order["user_city"], "free_order", \`torg-x__y_z\`);
    `;
    expect(wireNames(code)).toEqual(["row_id", "user_city", "order_name", "product_id", "user_email"]);
  });
});
