import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openInPlace, type ClosedBy } from "./openInPlace.ts";

let end = (): void => {};

afterEach(async () => {
  end();
  await vi.waitFor(() => expect(window.history.state ?? {}).not.toHaveProperty("torgOverlay"));
});

function open() {
  render(
    <main>
      <div data-testid="panel">
        <input aria-label="Sök" />
        <a href="#forslag" tabIndex={-1}>
          Förslag
        </a>
        <button type="button">Stäng</button>
      </div>
      <p data-testid="rest">Resten av sidan</p>
    </main>,
  );
  const panel = screen.getByTestId("panel");
  const onClose = vi.fn<(by: ClosedBy) => void>();
  end = openInPlace(panel, { label: "Sök", onClose });
  return { panel, onClose };
}

describe("openInPlace", () => {
  it("turns a part into a named dialog with everything beside it inert, without moving it", () => {
    const { panel } = open();
    expect([panel.role, panel.ariaModal, panel.ariaLabel]).toEqual(["dialog", "true", "Sök"]);
    expect(screen.getByTestId("rest").inert).toBe(true);
    expect(document.body.dataset["torgLocks"]).toBe("1");
    end();
    expect([panel.role, panel.ariaModal, panel.ariaLabel]).toEqual([null, null, null]);
    expect(screen.getByTestId("rest").inert).toBe(false);
    expect(document.body.dataset["torgLocks"]).toBeUndefined();
  });

  it("requests to close on Escape, before a field inside gets the key", () => {
    const { onClose } = open();
    const field = screen.getByRole("textbox", { name: "Sök" });
    const heard = vi.fn<() => void>();
    field.addEventListener("keydown", heard);
    fireEvent.keyDown(field, { key: "Escape" });
    expect(onClose.mock.calls).toEqual([["escape"]]);
    expect(heard).not.toHaveBeenCalled();
  });

  it("requests to close when the browser goes back, and leaves the history alone afterwards", async () => {
    const { onClose } = open();
    window.history.back();
    await vi.waitFor(() => expect(onClose.mock.calls).toEqual([["back"]]));
    const back = vi.spyOn(window.history, "back");
    end();
    expect(back).not.toHaveBeenCalled();
    back.mockRestore();
  });

  it("removes its history entry when it is closed in another way", async () => {
    open();
    expect(window.history.state).toMatchObject({ torgOverlay: true });
    end();
    await vi.waitFor(() => expect(window.history.state ?? {}).not.toHaveProperty("torgOverlay"));
  });

  it("stays open when it is opened again before that entry was removed", async () => {
    const { panel } = open();
    end();
    const onClose = vi.fn<(by: ClosedBy) => void>();
    const before = window.history.length;
    end = openInPlace(panel, { label: "Sök", onClose });
    await new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    expect(window.history.state).toMatchObject({ torgOverlay: true });
    expect(onClose).not.toHaveBeenCalled();
    expect(window.history.length).toBe(before);
    window.history.back();
    await vi.waitFor(() => expect(onClose.mock.calls).toEqual([["back"]]));
  });

  it("keeps Tab among its focusable elements", () => {
    open();
    const [field, button] = [
      screen.getByRole("textbox", { name: "Sök" }),
      screen.getByRole("button", { name: "Stäng" }),
    ];
    button.focus();
    fireEvent.keyDown(button, { key: "Tab" });
    expect(document.activeElement).toBe(field);
    fireEvent.keyDown(field, { key: "Tab", shiftKey: true });
    expect(document.activeElement).toBe(button);
  });
});
