import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { pageMarks } from "../awake/pageMarks.ts";
import { showOfflineMessage } from "./showOfflineMessage.ts";

let isOnline = true;
const message = (): HTMLElement => document.querySelector("p") ?? document.body;
const at = (selector: string): Element => document.querySelector(selector) ?? document.body;

/** Whether the browser would proceed with an event. */
const submits = (): boolean => at("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
const clicks = (selector: string, keys: MouseEventInit = {}): boolean =>
  at(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));

beforeAll(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  document.body.innerHTML = `<p data-wire="${pageMarks.offline}" hidden></p><form></form>
    <a href="/kassa">Till kassan</a><a class="part" href="#del">Ner</a><a class="new" href="/x" target="_blank">Nytt</a>`;
  showOfflineMessage();
});

beforeEach(() => {
  isOnline = true;
  window.dispatchEvent(new Event("online"));
});

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const goOffline = (): void => {
  isOnline = false;
  window.dispatchEvent(new Event("offline"));
};

describe("showOfflineMessage", () => {
  it("shows the message as long as there is no connection", () => {
    expect(message().hidden).toBe(true);
    expect(message().dataset["sticky"]).toBeUndefined();
    goOffline();
    expect(message().dataset["sticky"]).toBe("");
    expect(message().hidden).toBe(false);
    isOnline = true;
    window.dispatchEvent(new Event("online"));
    expect(message().hidden).toBe(true);
  });

  it("lets forms and links through while there is a connection", () => {
    expect(submits()).toBe(true);
    expect(clicks("a")).toBe(true);
  });

  it("stops forms and links that would leave the page, and says why again", () => {
    goOffline();
    expect(submits()).toBe(false);
    expect(message().hidden).toBe(true);
    vi.advanceTimersByTime(100);
    expect(message().hidden).toBe(false);
    expect(clicks("a")).toBe(false);
  });

  it("ignores what stays on the page or opens another window", () => {
    goOffline();
    expect(clicks(".part")).toBe(true);
    expect(clicks(".new")).toBe(true);
    expect(clicks("a", { ctrlKey: true })).toBe(true);
  });
});
