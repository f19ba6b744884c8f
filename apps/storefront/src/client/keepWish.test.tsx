import { afterEach, describe, expect, it, vi } from "vitest";
import { keepWish } from "./keepWish.ts";

function formOfPage(): HTMLFormElement {
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/onskelista";
  document.body.append(form);
  return form;
}

/** A shop that gives every call the same status; returns the requests it received. */
function shopAnswering(status: number): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string, request?: RequestInit) => {
    const body = request?.body;
    if (request?.method === "POST") asked.push(`${address} ${typeof body === "string" ? body : "?"}`);
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response(JSON.stringify({ message: "Full." }), { status, headers }));
  });
  return asked;
}

const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {});

afterEach(() => {
  vi.unstubAllGlobals();
  submit.mockClear();
  document.body.innerHTML = "";
});

describe("keepWish", () => {
  it("saves and removes without leaving the page", async () => {
    const asked = shopAnswering(200);
    const form = formOfPage();
    expect(await keepWish({ form, productId: 1001, isWished: true })).toBe(true);
    expect(await keepWish({ form, productId: 1001, isWished: false })).toBe(true);
    expect(asked).toEqual(["/onskelista product_id=1001", "/onskelista/ta-bort product_id=1001"]);
    expect(submit).not.toHaveBeenCalled();
  });

  it("submits the form itself when the shop refuses, so that the next page says why", async () => {
    shopAnswering(409);
    const form = formOfPage();
    expect(await keepWish({ form, productId: 1001, isWished: true })).toBe(false);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(Object.fromEntries(new FormData(form))).toEqual({ product_id: "1001" });
  });

  it("keeps a heart filled when its product could not be removed", async () => {
    shopAnswering(500);
    expect(await keepWish({ form: formOfPage(), productId: 1001, isWished: false })).toBe(false);
    expect(submit).not.toHaveBeenCalled();
  });
});
