import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { Tooltip } from "./Tooltip.tsx";

const aTooltip = (describedBy?: string) => (
  <Tooltip content="Visa i rutnät" className="given">
    <button type="button" aria-describedby={describedBy}>
      Rutnät
    </button>
  </Tooltip>
);
const control = (): HTMLElement => screen.getByRole("button", { name: "Rutnät" });
const isHiddenByKey = (): boolean => control().parentElement?.dataset["hidden"] !== undefined;

describeConformance<HTMLSpanElement>("Tooltip", {
  root: "torg-tooltip",
  part: (props) => (
    <Tooltip {...props} content="Visa i rutnät">
      <button type="button">Rutnät</button>
    </Tooltip>
  ),
});

describe("Tooltip", () => {
  it("describes its control, in addition to the existing description", () => {
    const { container } = render(
      <>
        <p id="mer">Välj vy.</p>
        {aTooltip("mer")}
      </>,
    );
    expect(screen.getByRole("button", { description: "Välj vy. Visa i rutnät" })).toBe(control());
    expect(container.querySelector(".torg-tooltip.given")).not.toBeNull();
  });

  it("is hidden by Escape until the focus or the pointer has left", () => {
    render(aTooltip());
    for (const leave of [fireEvent.blur, fireEvent.pointerOut]) {
      fireEvent.keyDown(control(), { key: "Escape" });
      expect(isHiddenByKey()).toBe(true);
      leave(control());
      expect(isHiddenByKey()).toBe(false);
    }
    fireEvent.keyDown(control(), { key: "Enter" });
    expect(isHiddenByKey()).toBe(false);
  });

  it("consumes Escape while it shows, and lets the next one through", () => {
    const onKey = vi.fn<() => void>();
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a surrounding panel
    render(<div onKeyDown={onKey}>{aTooltip()}</div>);
    expect(fireEvent.keyDown(control(), { key: "Escape" })).toBe(false);
    expect(onKey).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(control(), { key: "Escape" })).toBe(true);
    expect(onKey).toHaveBeenCalledOnce();
  });

  it("has its text in the server's HTML", () => {
    expect(renderToString(aTooltip())).toContain("Visa i rutnät");
  });
});
