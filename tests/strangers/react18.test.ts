import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { openBrowser } from "../e2e/shops/openBrowser.ts";
import { buildShops, renderShop, writePageShop } from "./pageShop.ts";
import { installWithPnpm } from "./strangerShop.ts";
import { serveFolder, visit } from "./visitShop.ts";

const market = inject("market");
const dependencies = { "@torg/cart": "latest", "@torg/http": "latest", react: "18.3.1", "react-dom": "18.3.1" };
const folder = join(market.folder, "react-18");

/** The shop's own components, with the cart's rules, state and texts. */
const ownCart = `
  import { useSyncExternalStore } from "react";
  import { cartSummary } from "@torg/cart/domain";
  import { aCart } from "@torg/cart/fixtures";
  import { createCartState } from "@torg/cart/state";
  import { cartTexts } from "@torg/cart/texts";
  import { createClient } from "@torg/http";

  const cart = createCartState({ client: createClient(), initial: aCart() });

  export function OwnCart() {
    const { cart: shown } = useSyncExternalStore(cart.subscribe, cart.getState, cart.getInitialState);
    const sum = cartSummary(shown).totalOre;
    return <button type="button" aria-label={cartTexts.buyLabels.buy}>{shown.lines.length} varor, {sum / 100} kr</button>;
  }`;

describe("a shop with React 18", () => {
  it("is told that parts need React 19.2", async () => {
    const outcome = await installWithPnpm({ folder, registry: market.registry, dependencies, isStrict: true });
    expect(outcome.status).not.toBe(0);
    expect(outcome.output).toMatch(/>=19\.2/);
  });

  it("can use rules, state and texts, and renders them with React 18", async () => {
    const installed = await installWithPnpm({ folder, registry: market.registry, dependencies, isStrict: false });
    expect(installed.status, installed.output).toBe(0);
    writePageShop(folder, "OwnCart", ownCart);
    const built = await buildShops([folder], "development");
    expect(built.status, built.output).toBe(0);
    const { status, output } = await renderShop(folder, "development");
    expect(status, output).toBe(0);
    const front = readFileSync(join(folder, "dist/client/index.html"), "utf8");
    const server = await serveFolder(
      join(folder, "dist/client"),
      front.replace("<!--page-->", () => output),
    );
    const browser = await openBrowser();
    const { page, complaints } = await visit(browser, server.address);
    expect(complaints).toEqual([]);
    expect(await page.getByRole("button").textContent()).toMatch(/^\d varor, \d+ kr$/);
    await browser.close();
    await server.close();
  });
});
