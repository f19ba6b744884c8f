import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { Tooltip } from "./Tooltip.tsx";

const aTooltip = (describedBy?: string) => (
  <Tooltip content="Visa i rutnät" className="given">
    <button type="button" aria-describedby={describedBy}>
      Rutnät
    </button>
  </Tooltip>
);
// jsdom knows no popovers and never shows one: the attribute tells.
const words = (): HTMLElement => screen.getByRole("tooltip", { hidden: true });
const isShown = (): boolean => !words().hidden;
const control = (): HTMLElement => screen.getByRole("button", { name: "Rutnät" });
const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

describeConformance<HTMLSpanElement>("Tooltip", {
  root: "torg-tooltip",
  part: (props) => (
    <Tooltip {...props} content="Visa i rutnät">
      <button type="button">Rutnät</button>
    </Tooltip>
  ),
});

describe("Tooltip", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
  });

  it("describes its control also while it is hidden, besides what described it before", () => {
    const { container } = render(
      <>
        <p id="mer">Välj vy.</p>
        {aTooltip("mer")}
      </>,
    );
    expect(isShown()).toBe(false);
    expect(screen.getByRole("button", { description: "Välj vy. Visa i rutnät" })).toBe(control());
    expect(container.querySelector(".torg-tooltip.given")).not.toBeNull();
  });

  it("shows after the pointer has rested and hides a little after it has gone", () => {
    render(aTooltip());
    fireEvent.pointerEnter(control());
    pass(299);
    expect(isShown()).toBe(false);
    pass(1);
    expect(isShown()).toBe(true);
    fireEvent.pointerLeave(control());
    pass(149);
    expect(isShown()).toBe(true);
    pass(1);
    expect(isShown()).toBe(false);
  });

  it("stays while the pointer goes on to its words", () => {
    render(aTooltip());
    fireEvent.pointerEnter(control());
    pass(300);
    fireEvent.pointerLeave(control());
    pass(100);
    fireEvent.pointerEnter(words());
    pass(1000);
    expect(isShown()).toBe(true);
  });

  it("does not show to a finger or after a short touch of the pointer", () => {
    render(aTooltip());
    fireEvent.pointerEnter(control(), { pointerType: "touch" });
    pass(1000);
    expect(isShown()).toBe(false);
    fireEvent.pointerEnter(control());
    pass(100);
    fireEvent.pointerLeave(control());
    pass(1000);
    expect(isShown()).toBe(false);
  });

  it("keeps Escape for itself while it shows", () => {
    const onKey = vi.fn<() => void>();
    document.addEventListener("keydown", onKey);
    render(aTooltip());
    fireEvent.pointerEnter(control());
    pass(300);
    fireEvent.keyDown(control(), { key: "Escape" });
    expect(isShown()).toBe(false);
    expect(onKey).not.toHaveBeenCalled();
    fireEvent.keyDown(control(), { key: "Escape" });
    expect(onKey).toHaveBeenCalledOnce();
    document.removeEventListener("keydown", onKey);
  });

  it("has its words in the HTML of a server", () => {
    expect(renderToString(aTooltip())).toContain("Visa i rutnät");
  });
});
