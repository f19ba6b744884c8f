import { emptyCart } from "@torg/cart/domain";
import { CallError } from "@torg/http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { personalPageCart } from "./pageCart.ts";

const asked = vi.fn<(address: string) => void>();
let status = 200;

beforeEach(() => {
  vi.stubGlobal("fetch", async (address: string) => {
    asked(address);
    return status === 200 ? Response.json(emptyCart) : Response.json({ message: "Något gick fel" }, { status });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockClear();
});

it("creates no cart for a personal page when the server cannot read it, so that the HTML stays", async () => {
  status = 503;
  await expect(personalPageCart()).rejects.toBeInstanceOf(CallError);
});

it("creates the cart of a personal page from the server's response", async () => {
  status = 200;
  const cart = await personalPageCart();
  expect(cart.getState()).toMatchObject({ isLoaded: true, isUnread: false });
  expect(asked).toHaveBeenCalledOnce();
});
