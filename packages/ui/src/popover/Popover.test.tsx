import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { Popover, type PopoverProps } from "./Popover.tsx";

const aPopover = (props: Partial<PopoverProps> = {}) => (
  <Popover label="Om delbetalning" trigger={<button type="button">Visa</button>} {...props}>
    <p>291 kr</p>
  </Popover>
);

/** Tells an element that the browser has opened or closed it; jsdom has no popovers. */
function toggle(element: Element, newState: "open" | "closed"): void {
  act(() => void element.dispatchEvent(Object.assign(new Event("toggle"), { newState })));
}

const popover = (): Element => document.querySelector(".torg-popover__box") ?? document.body;

describeConformance<HTMLSpanElement>("Popover", { root: "torg-popover", part: (props) => aPopover(props) });

describe("Popover", () => {
  it("is tied to its button by the browser's own attributes, which need no script", () => {
    const html = renderToString(aPopover());
    const [, target] = /popoverTarget="([^"]+)"/i.exec(html) ?? [];
    expect(html).toContain(`<div id="${target}" popover="auto"`);
    expect(html).toContain("291 kr");
  });

  it("tells whether it is open", () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(aPopover({ onOpenChange }));
    const button = screen.getByRole("button", { name: "Visa" });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    toggle(popover(), "open");
    expect(button.getAttribute("aria-expanded")).toBe("true");
    toggle(popover(), "closed");
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });
});
