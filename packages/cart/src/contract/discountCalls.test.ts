import { encodeRequest, fromFormFields } from "@torg/http";
import { describe, expect, it } from "vitest";
import { destroyDiscountCall, storeDiscountCall } from "./discountCalls.ts";

const read = (text: string): unknown => fromFormFields(new URLSearchParams(text));

describe("storeDiscountCall", () => {
  it("writes and reads the code", () => {
    const request = { code: "SOMMAR10", refreshCheckout: true };
    expect(encodeRequest(storeDiscountCall, request).body).toBe("code=SOMMAR10&refresh_checkout=1");
    expect(storeDiscountCall.request.parse(read("code=SOMMAR10&refresh_checkout=1"))).toEqual(request);
  });

  it("reads the code from the field of the page's own form, trimmed", () => {
    expect(storeDiscountCall.request.parse(read("campaign_code=+SOMMAR10+"))).toEqual({
      code: "SOMMAR10",
      refreshCheckout: false,
    });
    expect(storeDiscountCall.request.parse({})).toEqual({ code: "", refreshCheckout: false });
  });

  it("reads an answer that applied nothing", () => {
    expect(storeDiscountCall.response.parse({ discount: null, message: null })).toEqual({
      discount: null,
      message: null,
    });
    expect(destroyDiscountCall.response.parse({ error: true, message: "Nej." })).toEqual({
      error: true,
      message: "Nej.",
      discount: null,
    });
  });
});
