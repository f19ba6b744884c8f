import { afterEach, describe, expect, it, vi } from "vitest";
import { consentDialog as dialog, consentSheet, leaveConsentPage, writeConsentPage } from "../testing/consentPage.ts";
import { askConsent } from "./askConsent.ts";

const wake = vi.fn();
const island = () => document.querySelector<HTMLElement>("[data-island]");
const end = async (event: "load" | "error"): Promise<void> => {
  await vi.waitFor(() => expect(document.querySelector("link")).not.toBeNull());
  document.querySelector("link")?.dispatchEvent(new Event(event));
};

function open(asks = true): void {
  writeConsentPage(asks ? consentSheet : undefined);
  askConsent(wake);
}

function press(): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector("a")?.dispatchEvent(event);
  return event.defaultPrevented;
}

afterEach(() => {
  wake.mockClear();
  leaveConsentPage();
});

describe("askConsent", () => {
  it("opens the dialog once its style sheet has loaded, and loads nothing else", async () => {
    open();
    expect(dialog()?.open).toBe(false);
    await end("load");
    await vi.waitFor(() => expect(dialog()?.open).toBe(true), 10_000);
    expect(wake).not.toHaveBeenCalled();
  });

  it("requests no style sheet that the document contains", async () => {
    writeConsentPage("");
    delete island()?.dataset["styles"];
    askConsent(wake);
    await vi.waitFor(() => expect(dialog()?.open).toBe(true), 10_000);
    expect(press()).toBe(true);
    await vi.waitFor(() => expect(wake).toHaveBeenCalledOnce());
    expect(document.querySelector("link")).toBeNull();
  });

  it("opens it without its style sheet when that does not load", async () => {
    open();
    await end("error");
    await vi.waitFor(() => expect(dialog()?.open).toBe(true), 10_000);
  });

  it("opens it again when it is closed without a choice", async () => {
    open();
    await end("load");
    await vi.waitFor(() => expect(dialog()?.open).toBe(true), 10_000);
    dialog()?.removeAttribute("open");
    dialog()?.dispatchEvent(new Event("close"));
    expect(dialog()?.open).toBe(true);
  });

  it("releases a page from the back-forward cache when the choice was made elsewhere", () => {
    open();
    dialog()?.showModal();
    const back = () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    back();
    expect(dialog()?.open).toBe(true);
    document.cookie = "required=1; path=/";
    back();
    expect(dialog()?.open).toBe(false);
  });

  it("tells the document that its buttons work", () => {
    open();
    expect(document.documentElement.dataset["asks"]).toBeUndefined();
  });

  it("does nothing and loads nothing when there is a choice", () => {
    document.cookie = "required=1; path=/";
    open();
    expect(document.querySelector("link")).toBeNull();
  });

  it("does nothing on a page that may be read first", () => {
    open(false);
    expect(document.querySelector("link")).toBeNull();
  });

  it("keeps the dialog open that the document has opened", async () => {
    open();
    dialog()?.showModal();
    await end("load");
    await vi.waitFor(() => {
      dialog()?.removeAttribute("open");
      dialog()?.dispatchEvent(new Event("close"));
      expect(dialog()?.open).toBe(true);
    }, 10_000);
  });

  it("wakes the island for the settings when the footer's link is pressed", async () => {
    document.cookie = "required=1; path=/";
    open();
    expect(press()).toBe(true);
    await end("load");
    await vi.waitFor(() => expect(wake).toHaveBeenCalledWith(island()), 10_000);
    expect(island()?.dataset["asked"]).toBe("");
  });

  it("leaves the link to the browser when the dialog could not be loaded", () => {
    document.cookie = "required=1; path=/";
    open();
    const place = island();
    if (place !== null) place.dataset["state"] = "failed";
    expect(press()).toBe(false);
  });
});
