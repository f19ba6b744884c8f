import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { Announcer } from "./Announcer.tsx";
import { createToastState, type ToastState } from "./createToastState.ts";
import { Toaster } from "./Toaster.tsx";

describeConformance<HTMLDivElement>("Toaster", {
  root: "torg-toaster",
  part: (props) => <Toaster {...props} state={createToastState()} label="Meddelanden" closeLabel="Stäng" />,
});

const aPage = (state: ToastState) => (
  <>
    <button type="button">Köp</button>
    <Toaster state={state} label="Meddelanden" closeLabel="Stäng" />
  </>
);
const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const shown = (): Element | null => screen.queryByRole("region", { name: "Meddelanden" });

/** Hides the page, like a tab in the background, or shows it. */
function hide(isHidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  fireEvent(document, new Event("visibilitychange"));
}

describeConformance<HTMLDivElement>("Announcer", {
  root: "torg-announcer",
  part: (props) => <Announcer {...props} state={createToastState()} />,
});

describe("Toaster", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("is empty on the page until there is a message", () => {
    render(aPage(createToastState()));
    expect(screen.getByRole("status").textContent).toBe("");
    expect(screen.getByRole("alert").textContent).toBe("");
    expect(shown()).toBeNull();
  });

  it("leaves the focus where it is when a message appears", () => {
    const state = createToastState();
    render(aPage(state));
    screen.getByRole("button", { name: "Köp" }).focus();
    act(() => void state.show({ text: "Tillagd" }));
    pass(100);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Köp" }));
    expect(screen.getByRole("status").textContent).toBe("Tillagd");
  });

  it("keeps a message under the pointer", () => {
    const state = createToastState();
    render(aPage(state));
    act(() => void state.show({ text: "Tillagd" }));
    fireEvent.pointerMove(screen.getByRole("region"));
    pass(20_000);
    expect(shown()).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole("region"));
    pass(5000);
    expect(shown()).toBeNull();
  });

  it("removes a message that appeared under a resting pointer", () => {
    const state = createToastState();
    render(aPage(state));
    act(() => void state.show({ text: "Tillagd" }));
    fireEvent.pointerEnter(screen.getByRole("region"));
    pass(5000);
    expect(shown()).toBeNull();
  });

  it("keeps a message that has the focus, and removes it when the focus leaves", () => {
    const state = createToastState();
    render(aPage(state));
    act(() => void state.show({ text: "Tillagd" }));
    act(() => screen.getByRole("button", { name: "Stäng" }).focus());
    pass(20_000);
    expect(shown()).not.toBeNull();
    act(() => screen.getByRole("button", { name: "Köp" }).focus());
    pass(5000);
    expect(shown()).toBeNull();
  });

  it("keeps messages while the page is hidden", () => {
    const state = createToastState();
    render(aPage(state));
    act(() => void state.show({ text: "Tillagd" }));
    hide(true);
    pass(20_000);
    expect(shown()).not.toBeNull();
    hide(false);
    pass(5000);
    expect(shown()).toBeNull();
  });

  it("restores the focus when the focused message is closed, and lets the next one time out", () => {
    const state = createToastState();
    render(aPage(state));
    act(() => screen.getByRole("button", { name: "Köp" }).focus());
    act(() => void state.show({ text: "Tillagd" }));
    act(() => screen.getByRole("button", { name: "Stäng" }).focus());
    fireEvent.click(screen.getByRole("button", { name: "Stäng" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Köp" }));
    act(() => void state.show({ text: "Borttagen" }));
    pass(5000);
    expect(shown()).toBeNull();
  });
});
