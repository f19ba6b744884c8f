import { describe, expect, it } from "vitest";
import { readText, repositoryFiles } from "./repository.ts";

const sources = repositoryFiles().filter((file) => /^(?:packages|apps)\/[^/]+\/src\/.*\.(?:ts|tsx|js)$/.test(file));

const folder = "apps/server/src/providers/";
const embeds = "packages/checkout/src/react/provider-payment/embeds/";

/** The providers, by their folders. */
const names = [...new Set(sources.flatMap((file) => /providers\/([a-z]+)\/\1\.ts$/.exec(file)?.[1] ?? []))];

/**
 * Where a provider may be named outside its own files: the two lists that all others derive from, texts for shoppers,
 * wire names and addresses of the contract, and examples.
 */
const mayName: readonly RegExp[] = [
  /\.(?:test|stories)\.tsx?$/,
  /\/(?:texts|fixtures|testing|seed|contract)\//,
  new RegExp(`^${folder}providers\\.ts$`),
  new RegExp(`^${embeds}providerEmbeds\\.ts$`),
  // The contract's wire name for a provider's own delivery id.
  /^packages\/checkout\/src\/domain\/(?:checkoutData|providerPayment)\.ts$/,
  /^apps\/server\/src\/(?:database\/tables\/checkoutTables|(?:checkout\/(?:configuration\/configurationColumns|checkoutDataOf)|shopFile\/writing\/writeDelivery))\.ts$/,
  // Addresses of calls about credit in the contract.
  /^apps\/server\/src\/http\/load\/isBuying\.ts$/,
];

const isOwn = (file: string, name: string): boolean =>
  file.startsWith(`${folder}${name}/`) || file.startsWith(`${embeds}${name}`);

const spellings = (name: string): readonly string[] => [
  name,
  name.toUpperCase(),
  `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
];

/** A brand; a kind of payment such as a card is not one. */
const brands = names.filter((name) => name !== "card");

describe("a payment provider", () => {
  it("is found by its folder", () => {
    expect(brands.length).toBeGreaterThan(2);
  });

  it("is named nowhere outside its own files and the lists that everything derives from", () => {
    const named = sources
      .filter((file) => !mayName.some((pattern) => pattern.test(file)))
      .flatMap((file) => {
        const text = readText(file);
        const found = brands.filter((name) => !isOwn(file, name) && spellings(name).some((one) => text.includes(one)));
        return found.map((name) => `${file} names ${name}`);
      });
    expect(named).toEqual([]);
  });

  it("imports nothing from another provider's folder", () => {
    const reaching = sources.flatMap((file) => {
      const own = names.find((name) => file.startsWith(`${folder}${name}/`));
      const others = own === undefined ? [] : names.filter((name) => name !== own);
      return others
        .filter((name) => readText(file).includes(`"../${name}/`))
        .map((name) => `${file} reaches into ${name}`);
    });
    expect(reaching).toEqual([]);
  });
});
