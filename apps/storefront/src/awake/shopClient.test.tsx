import { cartCall, updateProductsCall } from "@torg/cart/contract";
import { emptyCart } from "@torg/cart/domain";
import { autocompleteCall } from "@torg/catalog/contract";
import { CallError } from "@torg/http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { shopClient } from "./shopClient.ts";

const sent = vi.fn<(address: string, token: string | null) => void>();
let isKnown = true;

beforeEach(() => {
  isKnown = true;
  document.head.innerHTML = `<meta name="csrf-token" content="abc">`;
  vi.stubGlobal("fetch", async (address: string, { headers }: RequestInit = {}) => {
    sent(address, new Headers(headers).get("x-csrf-token"));
    if (isKnown) return Response.json(emptyCart);
    return Response.json({ message: "Sidan har varit öppen för länge." }, { status: 419 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockClear();
});

it("sends the token of the page with every call, and requests none when nothing is changed", async () => {
  const meta = document.querySelector("meta");
  const client = shopClient();
  await client.send(cartCall, {});
  meta?.setAttribute("content", "replaced");
  await client.send(cartCall, {});
  meta?.setAttribute("content", "");
  await client.send(cartCall, {});
  expect(sent.mock.calls).toEqual([
    ["/checkoutv3/products/index", "abc"],
    ["/checkoutv3/products/index", "replaced"],
    ["/checkoutv3/products/index", null],
  ]);
});

it("makes no more cart and checkout calls once the session has ended, but all others", async () => {
  const client = shopClient();
  await expect(client.send(cartCall, {})).resolves.toMatchObject({ lines: [] });
  isKnown = false;
  const change = { products: { 1001: { quantity: 2 } }, refreshCheckout: false } as const;
  const refused = { status: 419, message: "Sidan har varit öppen för länge." };
  await expect(client.send(updateProductsCall, change)).rejects.toMatchObject(refused);
  isKnown = true;
  sent.mockClear();
  await expect(client.send(cartCall, {})).rejects.toMatchObject(refused);
  await expect(client.send(updateProductsCall, change)).rejects.toBeInstanceOf(CallError);
  expect(sent).not.toHaveBeenCalled();
  await client.send(autocompleteCall, { query: "tvätt" }).catch(() => null);
  expect(sent).toHaveBeenCalledOnce();
});
