import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { StickyBar } from "./StickyBar.tsx";

describeConformance<HTMLElement>("StickyBar", {
  root: "torg-sticky-bar",
  part: (props) => (
    <StickyBar {...props} label="Köp">
      6 990 kr
    </StickyBar>
  ),
});

function scrollTo(top: number): void {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  fireEvent.scroll(window);
}

const isAway = (): boolean => "away" in screen.getByRole("region", { name: "Köp" }).dataset;
const keptRoom = (): string => document.documentElement.style.getPropertyValue("--torg-sticky-bar-bottom");

describe("StickyBar", () => {
  afterEach(() => {
    cleanup();
    Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
  });

  it("is there unless it is told otherwise", () => {
    render(<StickyBar label="Köp" />);
    expect(isAway()).toBe(false);
    expect(keptRoom()).toBe("0px");
  });

  it("keeps room on the page only while it is there", () => {
    const { rerender, unmount } = render(<StickyBar label="Köp" shown />);
    expect(keptRoom()).not.toBe("");
    rerender(<StickyBar label="Köp" shown={false} />);
    expect(isAway()).toBe(true);
    expect(keptRoom()).toBe("");
    rerender(<StickyBar label="Köp" shown />);
    unmount();
    expect(keptRoom()).toBe("");
  });

  it("comes when the page is scrolled far enough", () => {
    render(<StickyBar label="Köp" after={200} />);
    expect(isAway()).toBe(true);
    act(() => scrollTo(201));
    expect(isAway()).toBe(false);
  });

  it("is away in the HTML of a server when it waits for scrolling", () => {
    expect(renderToString(<StickyBar label="Köp" after={200} />)).toContain('data-away=""');
    expect(renderToString(<StickyBar label="Köp" />)).not.toContain("data-away");
  });
});
