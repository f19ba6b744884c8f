import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { BackToTop } from "./BackToTop.tsx";

describeConformance<HTMLAnchorElement>("BackToTop", {
  root: "torg-back-to-top",
  part: (props) => <BackToTop {...props}>Till toppen</BackToTop>,
});

function scrollTo(top: number): void {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  fireEvent.scroll(window);
}

const isShown = (): boolean => "shown" in screen.getByRole("link", { hidden: true }).dataset;

describe("BackToTop", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    window.scrollTo = vi.fn();
  });
  afterEach(() => {
    vi.useRealTimers();
    Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
  });

  it("shows when the page is scrolled more than 200 px, and hides at the top", () => {
    render(<BackToTop>Till toppen</BackToTop>);
    expect(isShown()).toBe(false);
    act(() => scrollTo(201));
    expect(isShown()).toBe(true);
    act(() => scrollTo(199));
    act(() => void vi.advanceTimersByTime(20));
    expect(isShown()).toBe(false);
  });

  it("scrolls to the top and takes the focus along", () => {
    render(
      <>
        <h1 id="start">Vitvaror</h1>
        <BackToTop href="#start">Till toppen</BackToTop>
      </>,
    );
    expect(fireEvent.click(screen.getByRole("link", { hidden: true }))).toBe(false);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
  });

  it("does not scroll when the caller prevents the default", () => {
    render(<BackToTop onClick={(event) => event.preventDefault()}>Till toppen</BackToTop>);
    fireEvent.click(screen.getByRole("link", { hidden: true }));
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});
