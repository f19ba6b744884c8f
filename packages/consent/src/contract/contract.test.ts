import { encodeRequest } from "@torg/http";
import { readRequest } from "@torg/http/server";
import { describe, expect, it } from "vitest";
import { cookieConsentCall } from "./index.ts";

describe("cookieConsentCall", () => {
  it("sends the two flags as 1 and 0", () => {
    const { method, url, body } = encodeRequest(cookieConsentCall, { marketing: 0, functional: 1 });
    expect([method, url, body]).toEqual(["POST", "/api/internal/cookie-consent", '{"marketing":0,"functional":1}']);
  });

  it("reads flags of any spelling, even from a form", () => {
    const request = { marketing: 0, functional: 1 };
    expect(readRequest(cookieConsentCall, { body: { marketing: false, functional: true } })).toEqual({
      ok: true,
      request,
    });
    const body = new URLSearchParams("functional=1");
    expect(readRequest(cookieConsentCall, { body })).toEqual({ ok: true, request });
  });

  it("rejects an unknown action", () => {
    const read = readRequest(cookieConsentCall, { body: { marketing: 1, functional: 1, action: "guess" } });
    expect(read).toMatchObject({ ok: false, errors: { action: ["invalid_value"] } });
  });
});
