import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { Combobox } from "../combobox/Combobox.tsx";
import { createToastState } from "../toast/createToastState.ts";
import { Toaster } from "../toast/Toaster.tsx";
import { Dialog } from "./Dialog.tsx";

const isLocked = (): boolean => document.body.dataset["torgLocks"] !== undefined;
const opener = (): HTMLElement => screen.getByRole("button", { name: "Visa" });

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <StrictMode>
      <button type="button" onClick={() => setOpen(true)}>
        Visa
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Din varukorg" closeLabel="Stäng" className="given">
        <p>Tom</p>
      </Dialog>
    </StrictMode>
  );
}

/** A dialog with a question above it. */
function Nested() {
  const [isListed, setListed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setListed(true)}>
        Visa
      </button>
      <Dialog open={isListed} onOpenChange={setListed} title="Lista" closeLabel="Stäng">
        <button type="button" onClick={() => setAsked(true)}>
          Töm
        </button>
        <Dialog open={isAsked} onOpenChange={setAsked} title="Töm listan?" closeLabel="Stäng" />
      </Dialog>
    </>
  );
}

/** Opens the example by its button, which has the focus. */
function openExample(): void {
  render(<Example />);
  opener().focus();
  fireEvent.click(opener());
}

describe("Dialog", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => {
    cleanup();
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it("is named by its heading, which gets the focus", () => {
    openExample();
    const dialog = screen.getByRole("dialog", { name: "Din varukorg" });
    expect([...dialog.classList]).toEqual(["torg-dialog", "given"]);
    expect(dialog.getAttribute("aria-modal")).toBe("true");
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Din varukorg" }));
  });

  it("gives the focus back at once and keeps the page locked for 250 ms", () => {
    openExample();
    expect(isLocked()).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Stäng" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(opener());
    act(() => void vi.advanceTimersByTime(200));
    expect(isLocked()).toBe(true);
    act(() => void vi.advanceTimersByTime(100));
    expect(isLocked()).toBe(false);
    expect(document.querySelector(".torg-dialog")).toBeNull();
  });

  it("can be opened again while it is seen to close", () => {
    openExample();
    fireEvent.click(screen.getByRole("button", { name: "Stäng" }));
    act(() => void vi.advanceTimersByTime(100));
    fireEvent.click(opener());
    act(() => void vi.advanceTimersByTime(1000));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Din varukorg" }));
    expect(isLocked()).toBe(true);
  });

  it("hides the rest of the page but not what is announced", () => {
    render(
      <>
        <p>Sidan</p>
        <Toaster state={createToastState()} label="Meddelanden" closeLabel="Stäng" />
        <Example />
      </>,
    );
    fireEvent.click(opener());
    expect(screen.getByText("Sidan").closest("[aria-hidden=true]")).not.toBeNull();
    expect(screen.getByRole("status").closest("[aria-hidden=true]")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Stäng" }));
    expect(screen.getByText("Sidan").closest("[aria-hidden=true]")).toBeNull();
  });

  it("lets a question above it have the focus, and takes it back where it was", () => {
    render(<Nested />);
    opener().focus();
    fireEvent.click(opener());
    screen.getByRole("button", { name: "Töm" }).focus();
    fireEvent.click(screen.getByRole("button", { name: "Töm" }));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Töm listan?" }));
    expect(document.body.dataset["torgLocks"]).toBe("2");
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Töm" }));
    act(() => void vi.advanceTimersByTime(300));
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it("is closed by a press on the page behind it, which takes no focus", () => {
    openExample();
    // A press outside counts once the browser has dispatched what opened it.
    act(() => void vi.advanceTimersByTime(0));
    const overlay = document.querySelector(".torg-dialog__overlay") ?? document.body;
    fireEvent.pointerDown(overlay);
    expect(fireEvent.mouseDown(overlay)).toBe(false);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it("leaves the page as it was when it goes away open", () => {
    openExample();
    cleanup();
    act(() => void vi.advanceTimersByTime(300));
    expect(isLocked()).toBe(false);
    expect(document.querySelector("[aria-hidden]")).toBeNull();
  });

  it("leaves Escape to suggestions and a search inside it", () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <Dialog open onOpenChange={onOpenChange} title="Välj butik" closeLabel="Stäng">
        <Combobox label="Butik" groups={[{ id: "1", options: [{ id: "1", label: "Barkarby" }] }]} status="1 förslag" />
      </Dialog>,
    );
    const field = screen.getByRole("combobox");
    const escape = (): void => void fireEvent.keyDown(field, { key: "Escape" });
    fireEvent.change(field, { target: { value: "b" } });
    escape();
    expect(screen.queryByRole("listbox")).toBeNull();
    escape();
    expect(field).toHaveProperty("value", "");
    expect(onOpenChange).not.toHaveBeenCalled();
    escape();
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });

  it("renders nothing on a server", () => {
    expect(renderToString(<Dialog open onOpenChange={vi.fn()} title="Din varukorg" closeLabel="Stäng" />)).toBe("");
  });
});

// After the others, since what it closes lets go of the page on the real clock.
describeConformance<HTMLDivElement>("Dialog", {
  root: "torg-dialog",
  floats: true,
  part: (props) => <Dialog {...props} open onOpenChange={vi.fn()} title="Din varukorg" closeLabel="Stäng" />,
});
