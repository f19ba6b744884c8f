import { expect, it, vi } from "vitest";
import { navigationMarks } from "@torg/navigation/wire";
import { wireCartPanel } from "./wireCartPanel.ts";

function show(panel: string): {
  readonly wake: ReturnType<typeof vi.fn>;
  readonly press: (ctrlKey?: boolean) => boolean;
} {
  document.body.innerHTML = `<header><a href="/varukorg" data-wire="${navigationMarks.cart}">Cart</a></header>${panel}`;
  const wake = vi.fn();
  wireCartPanel(wake);
  return {
    wake,
    press(ctrlKey = false) {
      return (
        document.querySelector("a")?.dispatchEvent(new MouseEvent("click", { ctrlKey, cancelable: true })) === false
      );
    },
  };
}

it("loads the panel when a pointer comes near, and opens it on a press instead of leaving", () => {
  vi.useFakeTimers();
  const { wake, press } = show(`<div data-island="cartPanel"></div>`);
  document.querySelector("a")?.dispatchEvent(new Event("pointerenter"));
  expect(wake).toHaveBeenCalledTimes(1);
  expect(press()).toBe(true);
  const panel = document.querySelector<HTMLElement>("[data-island]");
  expect(panel?.dataset["asked"]).toBe("");
  if (panel) panel.dataset["state"] = "awake";
  vi.runAllTimers();
  vi.useRealTimers();
});

it.each([
  ["the page has no panel", "", false],
  ["the panel could not be fetched", `<div data-island="cartPanel" data-state="failed"></div>`, false],
  ["another tab is wanted", `<div data-island="cartPanel"></div>`, true],
])("stays a link when %s", (_, panel, ctrlKey) => {
  expect(show(panel).press(ctrlKey)).toBe(false);
});
