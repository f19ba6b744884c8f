import { beforeEach, describe, expect, it, vi } from "vitest";
import { openDialogs } from "../../testing/openDialogs.ts";
import { openModal } from "./openModal.ts";
import { showModal } from "./showModal.ts";

const locks = (): string | undefined => document.body.dataset["torgLocks"];

function aDialog(): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.innerHTML = `<h2 tabindex="-1">Fråga</h2><button>Nej</button><a href="/villkor">Villkor</a><button disabled>Ja</button>`;
  document.body.replaceChildren(dialog);
  return dialog;
}

/** Presses Tab; true if the browser was left to move the focus. */
function tab(shiftKey = false): boolean {
  const press = new KeyboardEvent("keydown", { key: "Tab", shiftKey, bubbles: true, cancelable: true });
  return document.activeElement?.dispatchEvent(press) === true;
}

const focused = (): string | null | undefined => document.activeElement?.textContent;

describe("openModal", () => {
  beforeEach(() => {
    openDialogs();
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it("releases the page at once when the browser refuses to open the dialog", () => {
    const dialog = aDialog();
    dialog.showModal = () => {
      throw new DOMException("Not connected", "InvalidStateError");
    };
    expect(() => openModal(dialog)).toThrow("Not connected");
    expect(locks()).toBeUndefined();
  });

  it("locks the page once, however often it is opened, until 250 ms after the dialog was closed", () => {
    const dialog = aDialog();
    openModal(dialog);
    openModal(dialog);
    expect([dialog.open, locks()]).toEqual([true, "1"]);
    dialog.close();
    vi.advanceTimersByTime(249);
    expect(locks()).toBe("1");
    vi.advanceTimersByTime(1);
    expect(locks()).toBeUndefined();
  });

  it("adopts a dialog that was opened before any script, and releases the page afterwards", () => {
    const dialog = aDialog();
    showModal(dialog);
    expect([dialog.open, locks()]).toEqual([true, "1"]);
    openModal(dialog);
    expect(locks()).toBe("1");
    dialog.querySelector("a")?.focus();
    expect(tab()).toBe(false);
    dialog.close();
    vi.advanceTimersByTime(250);
    expect(locks()).toBeUndefined();
  });

  it("locks the page once when such a dialog was closed before it was adopted", () => {
    const dialog = aDialog();
    showModal(dialog);
    dialog.removeAttribute("open");
    openModal(dialog);
    expect([dialog.open, locks()]).toEqual([true, "1"]);
    dialog.close();
    vi.advanceTimersByTime(250);
    expect(locks()).toBeUndefined();
  });

  it("keeps the page locked for a dialog that opens again while it closes", () => {
    const dialog = aDialog();
    openModal(dialog);
    dialog.close();
    vi.advanceTimersByTime(100);
    openModal(dialog);
    vi.advanceTimersByTime(1000);
    expect(locks()).toBe("1");
    dialog.close();
    vi.advanceTimersByTime(250);
    expect(locks()).toBeUndefined();
  });

  it("keeps the page locked when a closed dialog is opened again before its close event", () => {
    const dialog = aDialog();
    openModal(dialog);
    // A browser fires the close event of a dialog later.
    dialog.removeAttribute("open");
    openModal(dialog);
    dialog.dispatchEvent(new Event("close"));
    vi.advanceTimersByTime(1000);
    expect(locks()).toBeDefined();
    dialog.close();
    vi.advanceTimersByTime(1000);
    expect(locks()).toBeUndefined();
  });

  it("keeps Tab inside, skipping what is disabled, even from the heading", () => {
    const dialog = aDialog();
    openModal(dialog);
    dialog.querySelector("h2")?.focus();
    expect(tab()).toBe(true);
    expect(tab(true)).toBe(false);
    expect(focused()).toBe("Villkor");
    expect(tab()).toBe(false);
    expect(focused()).toBe("Nej");
    expect(tab()).toBe(true);
    dialog.close();
    vi.runAllTimers();
    dialog.querySelector("a")?.focus();
    expect(tab()).toBe(true);
  });
});
