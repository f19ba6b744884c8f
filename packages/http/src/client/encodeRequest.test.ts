import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { defineCall, encodeRequest } from "../index.ts";
import type { Encoding } from "../index.ts";

function callWith(encoding: Encoding, path = "/checkoutv3/products/update") {
  const method = encoding === "query" ? "GET" : "POST";
  return defineCall({ method, path, encoding, request: z.unknown(), response: z.unknown(), summary: "Tries." });
}

describe("encodeRequest", () => {
  it("writes nested names with brackets and flags as 1 and 0 in a form", () => {
    const request = { products: { 1001: { quantity: 3, row_id: "r-1" } }, refresh_checkout: true };
    const { body, headers } = encodeRequest(callWith("form"), request);
    expect(body).toBe("products%5B1001%5D%5Bquantity%5D=3&products%5B1001%5D%5Brow_id%5D=r-1&refresh_checkout=1");
    expect(headers["Content-Type"]).toBe("application/x-www-form-urlencoded;charset=UTF-8");
  });

  it("writes a query after the address and sends no body", () => {
    const { url, body } = encodeRequest(callWith("query", "/produkter/filtrera"), { brands: "2|5|", text: "å ä" });
    expect(url).toBe("/produkter/filtrera?brands=2%7C5%7C&text=%C3%A5+%C3%A4");
    expect(body).toBeNull();
  });

  it("appends a query to an address that already has one", () => {
    expect(encodeRequest(callWith("query"), { page: 2 }, "/reviews/1?sort=new").url).toBe("/reviews/1?sort=new&page=2");
  });

  it("leaves the address unchanged when the query is empty", () => {
    expect(encodeRequest(callWith("query"), {}).url).toBe("/checkoutv3/products/update");
  });

  it("fills braces with encoded values and does not send them twice", () => {
    const call = callWith("json", "/api/{uuid}/{product_id}/store");
    const { url, body } = encodeRequest(call, { uuid: "a/b", product_id: 1001, rating: 4 });
    expect(url).toBe("/api/a%2Fb/1001/store");
    expect(body).toBe('{"rating":4}');
  });

  it("writes a path value that contains half an emoji", () => {
    const cut = "Tvätt \u{1f600}".slice(0, -1);
    const { url } = encodeRequest(callWith("none", "/search/{words}"), { words: cut });
    expect(decodeURIComponent(url)).toBe("/search/Tvätt \ufffd");
  });

  it("tells the developer which value the address is missing", () => {
    expect(() => encodeRequest(callWith("json", "/api/{uuid}"), {})).toThrow(/needs "uuid"/);
  });

  it("sends no body but the JSON content type when a call has none", () => {
    const { body, headers } = encodeRequest(callWith("none"), {});
    expect(body).toBeNull();
    expect(headers["Content-Type"]).toBe("application/json");
  });

  it("sends files as a form whose content type the browser sets", () => {
    const image = new File(["x"], "dent.png", { type: "image/png" });
    const { body, headers } = encodeRequest(callWith("multipart"), { order_id: 5012, images: [image] });
    expect(headers["Content-Type"]).toBeUndefined();
    expect(body).toBeInstanceOf(FormData);
    if (!(body instanceof FormData)) return;
    expect(body.get("order_id")).toBe("5012");
    expect(body.getAll("images[]")).toEqual([image]);
  });
});
