import { checkoutMarks } from "@torg/checkout/wire";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepDraft } from "./keepDraft.ts";

const page = `<div data-island="checkout">
  <details><textarea name="order_message" data-wire="${checkoutMarks.kept}"></textarea></details>
  <input name="user_firstname" data-wire="${checkoutMarks.kept}">
  <input name="user_city" value="Boden" data-wire="${checkoutMarks.kept}"><input name="user_pnr"><input name="password">
  <form action="/konto/login_from_checkout"></form></div><form action="/konto/logga-ut" id="leave"></form>`;

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

describe("a draft of the checkout", () => {
  it("is restored when the page is reloaded, and wakes the checkout", () => {
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

  it("gives way to what a form sends, as the empty message of the one that removes it", () => {
    const form = document.createElement("form");
    form.innerHTML = '<input type="hidden" name="order_message" value="">';
    open();
    type("order_message", "Ring på");
    document.querySelector("[data-island]")?.append(form);
    form.dispatchEvent(new Event("submit", { bubbles: true }));
    open();
    expect(field("order_message").value).toBe("");
  });

  it("leaves out fields without the mark, such as a personal number or a password", () => {
    open();
    type("user_pnr", "850709-9805");
    type("password", "hemligt");
    expect(sessionStorage).toHaveLength(0);
  });

  const submit = (form: string): unknown =>
    document.querySelector(form)?.dispatchEvent(new Event("submit", { bubbles: true }));

  it("outlasts a login at the checkout, successful or not", () => {
    open();
    type("user_firstname", "Anna");
    submit("[data-island] form");
    open();
    expect(field("user_firstname").value).toBe("Anna");
  });

  it("is deleted when somebody logs in or out elsewhere, also in another tab", async () => {
    const told = vi.fn<() => void>();
    const otherTab = new BroadcastChannel("checkout-draft");
    otherTab.addEventListener("message", told);
    open();
    type("user_firstname", "Anna");
    submit("#leave");
    expect(sessionStorage).toHaveLength(0);
    await vi.waitFor(() => expect(told).toHaveBeenCalled());

    type("user_firstname", "Anna");
    otherTab.postMessage(null);
    await vi.waitFor(() => expect(sessionStorage).toHaveLength(0));
    otherTab.close();
  });

  it("is deleted once the order is placed", () => {
    open();
    type("user_firstname", "Anna");
    window.history.replaceState(null, "", "/checkout/confirmation/100301");
    open();
    window.history.replaceState(null, "", "/");
    expect(sessionStorage).toHaveLength(0);
  });

  it("lasts as long as the page when there is no storage", () => {
    const blocked = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    open();
    expect(() => type("user_firstname", "Anna")).not.toThrow();
    blocked.mockRestore();
  });
});
