import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { AnchorNavigation, type AnchorNavigationProps } from "./AnchorNavigation.tsx";

const Example = (props: Partial<AnchorNavigationProps>) => (
  <AnchorNavigation
    label="På den här sidan"
    links={[
      { id: "beskrivning", label: "Beskrivning" },
      { id: "omdomen", label: "Omdömen" },
    ]}
    previousLabel="Bläddra bakåt"
    nextLabel="Bläddra framåt"
    {...props}
  />
);

describeConformance<HTMLElement>("AnchorNavigation", {
  root: "torg-anchor-navigation",
  part: (props) => <Example {...props} />,
});

function Page() {
  return (
    <>
      <Example />
      <h2 id="beskrivning">Beskrivning</h2>
      <h2 id="omdomen">Omdömen</h2>
    </>
  );
}

/** Places sections at the given distances in pixels from the top of the window, and scrolls. */
function placeAt(tops: Readonly<Record<string, number>>): void {
  for (const [id, top] of Object.entries(tops)) {
    const section = document.getElementById(id);
    if (section !== null) vi.spyOn(section, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 100, 40));
  }
  act(() => {
    fireEvent.scroll(window);
    vi.advanceTimersByTime(20);
  });
}

const current = (): string | null | undefined => document.querySelector('[aria-current="location"]')?.textContent;

describe("AnchorNavigation", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is plain anchors in the server's HTML, none of them current", () => {
    const html = renderToString(<Example />);
    expect(html).toContain('href="#omdomen"');
    expect(html).not.toContain("aria-current");
  });

  it("marks the section whose top is within 240 px of the window's", () => {
    render(<Page />);
    placeAt({ beskrivning: -400, omdomen: 241 });
    expect(current()).toBe("Beskrivning");
    placeAt({ beskrivning: -402, omdomen: 239 });
    expect(current()).toBe("Omdömen");
    placeAt({ beskrivning: 300, omdomen: 900 });
    expect(current()).toBeUndefined();
  });

  it("scrolls the row by 185 px", () => {
    render(<Page />);
    const row = screen.getByRole("list");
    fireEvent.click(screen.getByRole("button", { name: "Bläddra framåt", hidden: true }));
    expect(row.scrollLeft).toBe(185);
    fireEvent.click(screen.getByRole("button", { name: "Bläddra bakåt", hidden: true }));
    expect(row.scrollLeft).toBe(0);
  });

  it("scrolls the row the other way in right-to-left text", () => {
    document.documentElement.style.direction = "rtl";
    render(<Page />);
    fireEvent.click(screen.getByRole("button", { name: "Bläddra framåt", hidden: true }));
    expect(screen.getByRole("list").scrollLeft).toBe(-185);
    document.documentElement.style.direction = "";
  });
});
