import { checkoutMarks } from "@torg/checkout/wire";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepDraft } from "./keepDraft.ts";

const page = `<div data-island="checkout">
  <details><textarea name="order_message" data-wire="${checkoutMarks.kept}"></textarea></details>
  <input name="user_firstname" data-wire="${checkoutMarks.kept}">
  <input name="user_city" value="Boden" data-wire="${checkoutMarks.kept}"><input name="user_pnr"><input name="password">
  <form action="/konto/login_from_checkout"></form></div>`;

const field = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (found === null) throw new Error(`There is no field ${name}.`);
  return found;
};

function type(name: string, text: string): void {
  field(name).value = text;
  field(name).dispatchEvent(new Event("input", { bubbles: true }));
}

/** Reloads the page. */
function open(): ReturnType<typeof vi.fn> {
  document.body.innerHTML = page;
  const wake = vi.fn<(island: HTMLElement) => void>();
  keepDraft(wake);
  return wake;
}

beforeEach(() => sessionStorage.clear());

describe("what is typed at the checkout", () => {
  it("is there again when the page is opened anew, and the checkout is woken for it", () => {
    expect(open()).not.toHaveBeenCalled();
    type("user_firstname", "Anna");
    type("user_city", "Luleå");
    type("order_message", "Ring på");
    expect(open()).toHaveBeenCalledOnce();
    expect(["user_firstname", "user_city", "order_message"].map((name) => field(name).value)).toEqual([
      "Anna",
      "Luleå",
      "Ring på",
    ]);
    expect(document.querySelector("details")?.open).toBe(true);
  });

  it("is not kept of a field without the mark, as the number of a person or a password", () => {
    open();
    type("user_pnr", "850709-9805");
    type("password", "hemligt");
    expect(sessionStorage).toHaveLength(0);
  });

  it("is forgotten when somebody logs in, and once it has been ordered", () => {
    open();
    type("user_firstname", "Anna");
    document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true }));
    expect(sessionStorage).toHaveLength(0);
    type("user_firstname", "Anna");
    window.history.replaceState(null, "", "/checkout/confirmation/100301");
    open();
    window.history.replaceState(null, "", "/");
    expect(sessionStorage).toHaveLength(0);
  });

  it("lasts as long as the page where nothing can be kept", () => {
    const blocked = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    open();
    expect(() => type("user_firstname", "Anna")).not.toThrow();
    blocked.mockRestore();
  });
});
