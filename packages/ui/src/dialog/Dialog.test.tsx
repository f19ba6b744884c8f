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

/** A dialog with a confirmation above it. */
function Nested() {
  const [isListed, setListed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setListed(true)}>
        Visa
      </button>
      <Dialog open={isListed} onOpenChange={setListed} title="Lista" closeLabel="Stäng">
        {isEmpty ? null : (
          <button type="button" onClick={() => setAsked(true)}>
            Töm
          </button>
        )}
        <Dialog open={isAsked} onOpenChange={setAsked} title="Töm listan?" closeLabel="Stäng">
          <button
            type="button"
            onClick={() => {
              setEmpty(true);
              setAsked(false);
            }}
          >
            Ja
          </button>
        </Dialog>
      </Dialog>
    </>
  );
}

/** A dialog followed by another one. */
function Following() {
  const [step, setStep] = useState<"none" | "form" | "thanks">("none");
  const close = (): void => setStep("none");
  return (
    <>
      <button type="button" onClick={() => setStep("form")}>
        Visa
      </button>
      <Dialog open={step === "form"} onOpenChange={close} title="Retur" closeLabel="Stäng">
        <button type="button" onClick={() => setStep("thanks")}>
          Skicka
        </button>
      </Dialog>
      <Dialog open={step === "thanks"} onOpenChange={close} title="Tack" closeLabel="Stäng" />
    </>
  );
}

/** A dialog with an auto-focused field. */
function Searching() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Visa
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Sök" closeLabel="Stäng">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- consumers may put one into a dialog */}
        <input autoFocus aria-label="Ort" />
      </Dialog>
    </>
  );
}

/** A full press of the primary button, with all events of a browser. */
function press(element: Element | null): void {
  if (element === null) throw new Error("What is to be pressed is missing.");
  fireEvent.pointerDown(element, { button: 0 });
  fireEvent.mouseDown(element);
  fireEvent.pointerUp(element);
  fireEvent.click(element);
  act(() => void vi.advanceTimersByTime(0));
}

/** Opens the example with its button, which has the focus. */
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

  it("is named by its heading, which receives the focus", () => {
    openExample();
    const dialog = screen.getByRole("dialog", { name: "Din varukorg" });
    expect([...dialog.classList]).toEqual(["torg-dialog", "given"]);
    expect(dialog.getAttribute("aria-modal")).toBe("true");
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Din varukorg" }));
  });

  it("restores the focus at once and keeps the page locked for 250 ms", () => {
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

  it("can be opened again during its closing animation", () => {
    openExample();
    fireEvent.click(screen.getByRole("button", { name: "Stäng" }));
    act(() => void vi.advanceTimersByTime(100));
    fireEvent.click(opener());
    act(() => void vi.advanceTimersByTime(1000));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Din varukorg" }));
    expect(isLocked()).toBe(true);
  });

  it("hides the rest of the page except announcements", () => {
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

  it("gives the focus to a question above it, and restores it afterwards", () => {
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

  it("keeps the focus in the dialog when the answer to a question removes the button that opened it", () => {
    render(<Nested />);
    opener().focus();
    fireEvent.click(opener());
    screen.getByRole("button", { name: "Töm" }).focus();
    fireEvent.click(screen.getByRole("button", { name: "Töm" }));
    fireEvent.click(screen.getByRole("button", { name: "Ja" }));
    expect(screen.getByRole("dialog", { name: "Lista" }).contains(document.activeElement)).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Stäng" }));
  });

  it("closes on a press on the page behind it", () => {
    openExample();
    // A press outside counts once the browser has dispatched the opening event.
    act(() => void vi.advanceTimersByTime(0));
    press(document.querySelector(".torg-dialog__overlay"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it("stays open when a message above it is pressed, even if that removes the message", () => {
    const toasts = createToastState();
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <>
        <Toaster state={toasts} label="Meddelanden" closeLabel="Ta bort meddelandet" />
        <Dialog open onOpenChange={onOpenChange} title="Din varukorg" closeLabel="Stäng" />
      </>,
    );
    act(() => void toasts.show({ text: "Produkten är tillagd", tone: "positive" }));
    act(() => void vi.advanceTimersByTime(0));
    press(screen.getByRole("button", { name: "Ta bort meddelandet" }));
    expect(screen.queryByRole("button", { name: "Ta bort meddelandet" })).toBeNull();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it("returns the focus to the opener of the first of two dialogs in a row", () => {
    render(<Following />);
    opener().focus();
    fireEvent.click(opener());
    screen.getByRole("button", { name: "Skicka" }).focus();
    fireEvent.click(screen.getByRole("button", { name: "Skicka" }));
    act(() => void vi.advanceTimersByTime(300));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Tack" }));
    expect(isLocked()).toBe(true);
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(document.activeElement).toBe(opener());
    act(() => void vi.advanceTimersByTime(300));
    expect(isLocked()).toBe(false);
    expect(document.querySelector(".torg-dialog__overlay")).toBeNull();
  });

  it("remembers the earlier focus even if something in it focuses itself", () => {
    render(<Searching />);
    opener().focus();
    fireEvent.click(opener());
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(document.activeElement).toBe(opener());
  });

  it("adds no style element to the page, since a policy may forbid it", () => {
    const before = document.querySelectorAll("style").length;
    openExample();
    expect(document.querySelectorAll("style")).toHaveLength(before);
  });

  it("restores the page when it is unmounted while open", () => {
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

// Last, because what it closes releases the page on the real clock.
describeConformance<HTMLDivElement>("Dialog", {
  root: "torg-dialog",
  floats: true,
  part: (props) => <Dialog {...props} open onOpenChange={vi.fn()} title="Din varukorg" closeLabel="Stäng" />,
});
