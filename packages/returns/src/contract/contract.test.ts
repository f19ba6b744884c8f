import { returnFormAddress } from "./returnFormAddress.ts";
import { createClient, encodeRequest } from "@torg/http";
import { createMock, reply } from "@torg/http/mock";
import { readRequest } from "@torg/http/server";
import { describe, expect, it } from "vitest";
import { aReturnOrder } from "../fixtures/index.ts";
import { findOrderCall, registerReturnCall } from "./index.ts";

const lookup = { orderEmail: "anna.andersson@example.se", orderNumber: "100245", orderType: "complaint" };

describe("findOrderCall", () => {
  it("sends the lookup as a form and gives the order", async () => {
    const body = "order_email=anna.andersson%40example.se&order_name=100245&return_order_type=complaint";
    expect(encodeRequest(findOrderCall, lookup).body).toBe(body);
    const answer = { order: aReturnOrder(), orderType: "complaint" };
    const client = createClient(createMock([reply(findOrderCall, answer)]));
    await expect(client.send(findOrderCall, lookup)).resolves.toEqual(answer);
  });

  it("names each field that is missing or blank", () => {
    const read = readRequest(findOrderCall, { body: new URLSearchParams("order_name=+&return_order_type=return") });
    expect(read).toEqual({ ok: false, errors: { order_email: ["invalid_type"], order_name: ["too_small"] } });
  });
});

describe("registerReturnCall", () => {
  it("sends quantities and images as a form with files, which the server reads again", () => {
    const file = new File(["x"], "dent.jpg", { type: "image/jpeg" });
    const request = { orderId: 5012, ...lookup, products: { 1001: 1 }, message: "Buckla", images: [file] };
    const { body } = encodeRequest(registerReturnCall, request);
    expect(body).toBeInstanceOf(FormData);
    if (!(body instanceof FormData)) return;
    expect(body.get("products[1001]")).toBe("1");
    expect(readRequest(registerReturnCall, { body })).toEqual({ ok: true, request });
  });

  it("requires neither message nor images", () => {
    const read = readRequest(registerReturnCall, {
      body: { order_id: "5012", order_email: "anna@example.se", order_name: "1", return_order_type: "return" },
    });
    expect(read).toMatchObject({ ok: true, request: { orderId: 5012, products: {}, message: "", images: [] } });
  });
});

describe("returnFormAddress", () => {
  it("links to the form for an order, or without one, whatever characters its number has", () => {
    expect(returnFormAddress("/retur-och-reklamation")).toBe("/retur-och-reklamation?anmal=1");
    expect(returnFormAddress("/retur-och-reklamation", "A&B 1")).toBe("/retur-och-reklamation?anmal=1&order=A%26B%201");
  });
});
