import { describe, expect, it } from "vitest";
import { seenExchange } from "./seenExchange.ts";
import type { Exchange } from "./Wire.ts";

const exchange: Exchange = {
  method: "POST",
  url: "/konto/login_from_checkout",
  sent: "",
  call: null,
  isBad: false,
  status: 200,
  headers: new Headers(),
  text: "",
  data: null,
};

describe("seenExchange", () => {
  it("shows the request and the response, each on one line", () => {
    const seen = seenExchange({ ...exchange, sent: "row_id=1&quantity=2", text: '{\n  "num": 3\n}' });
    expect(seen).toEqual({ sent: "POST /konto/login_from_checkout  row_id=1&quantity=2", came: '200 { "num": 3 }' });
  });

  it("leaves out a missing body", () => {
    expect(seenExchange(exchange)).toEqual({ sent: "POST /konto/login_from_checkout", came: "200" });
  });

  it("leaves out passwords", () => {
    const json = seenExchange({ ...exchange, sent: '{"email":"a@b.se","password":"hemligt"}' });
    const form = seenExchange({ ...exchange, sent: "user_password=hemligt&email=a" });
    expect(json.sent).toContain('"password":"…"');
    expect(form.sent).toContain("user_password=…&email=a");
    expect(json.sent + form.sent).not.toContain("hemligt");
  });

  it("leaves out a password that it would cut off", () => {
    const sent = `{"password":"${"hemligt".repeat(200)}"}`;
    expect(seenExchange({ ...exchange, sent }).sent).toBe('POST /konto/login_from_checkout  {"password":"…"');
  });

  it("reads only the shown part of megabytes", () => {
    const sent = "x".repeat(3_000_000);
    expect(seenExchange({ ...exchange, sent, text: sent }).sent.length).toBeLessThan(400);
  });

  it("cuts bodies that are too long to read", () => {
    expect(seenExchange({ ...exchange, text: "x".repeat(5000) }).came.length).toBeLessThan(400);
  });
});
