import { afterEach, describe, expect, it, vi } from "vitest";
import { consentDialog as dialog, leaveConsentPage, writeConsentPage } from "../testing/consentPage.ts";
import { askAtOnce } from "./askAtOnce.ts";

const root = document.documentElement;
const sheet = () => document.querySelector("link");
const beRead = () => document.dispatchEvent(new Event("readystatechange"));

function open(asks: string | undefined): void {
  writeConsentPage(asks);
  askAtOnce();
}

afterEach(leaveConsentPage);

describe("askAtOnce", () => {
  it("opens the dialog when the document and its sheet have loaded, and locks the page", async () => {
    open("/build/consent.css");
    expect(sheet()?.getAttribute("href")).toBe("/build/consent.css");
    beRead();
    expect(dialog()?.open).toBe(false);
    sheet()?.dispatchEvent(new Event("load"));
    await vi.waitFor(() => expect(dialog()?.open).toBe(true));
    expect(document.body.dataset["torgLocks"]).toBe("1");
  });

  it("opens it without its sheet when that does not load", async () => {
    open("/build/consent.css");
    sheet()?.dispatchEvent(new Event("error"));
    beRead();
    await vi.waitFor(() => expect(dialog()?.open).toBe(true));
    // It can be requested again.
    expect(sheet()).toBeNull();
  });

  it("leaves the page usable without script when the shop's script fails to load, early or late", async () => {
    open("/build/consent.css");
    sheet()?.dispatchEvent(new Event("load"));
    beRead();
    await vi.waitFor(() => expect(dialog()?.open).toBe(true));
    const script = document.createElement("script");
    document.head.append(script);
    script.dispatchEvent(new Event("error"));
    expect(dialog()?.open).toBe(false);
    open("/build/consent.css");
    sheet()?.dispatchEvent(new Event("load"));
    script.dispatchEvent(new Event("error"));
    beRead();
    await Promise.resolve();
    expect(dialog()?.open).toBe(false);
  });

  it.each([
    ["closes after fifteen seconds in which nobody came to hear its buttons", false],
    ["stays open when somebody has come", true],
  ])("%s", async (_, isTaken) => {
    vi.useFakeTimers();
    open("/build/consent.css");
    sheet()?.dispatchEvent(new Event("load"));
    beRead();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(dialog()?.open).toBe(true);
    if (isTaken) delete root.dataset["asks"];
    await vi.advanceTimersByTimeAsync(1);
    expect(dialog()?.open).toBe(isTaken);
    vi.useRealTimers();
  });

  it("opens it as soon as the document is parsed when the sheet blocks rendering", async () => {
    const add = vi.fn<(what: string) => void>();
    Object.defineProperty(HTMLLinkElement.prototype, "blocking", { value: { add }, configurable: true });
    open("/build/consent.css");
    Reflect.deleteProperty(HTMLLinkElement.prototype, "blocking");
    expect(add.mock.calls).toEqual([["render"]]);
    beRead();
    await vi.waitFor(() => expect(dialog()?.open).toBe(true));
  });

  it("opens it as soon as the document is parsed when the document contains the sheet", async () => {
    open("");
    beRead();
    await vi.waitFor(() => expect(dialog()?.open).toBe(true));
    expect(sheet()).toBeNull();
  });

  it.each([
    ["somebody who has chosen", "required=1; path=/", "/build/consent.css"],
    ["a page that does not ask", "other=1; path=/", undefined],
  ])("loads nothing for %s", (_, cookie, asks) => {
    document.cookie = cookie;
    open(asks);
    beRead();
    expect([sheet(), dialog()?.open]).toEqual([null, false]);
  });
});
