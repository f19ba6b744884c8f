import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { Carousel, type CarouselProps } from "./Carousel.tsx";

const words = {
  carousel: "karusell",
  slide: "bild",
  place: (number: number, total: number) => `${number} av ${total}`,
  previous: "Föregående",
  next: "Nästa",
  pause: "Pausa bildspel",
  start: "Starta bildspel",
};

function Example(props: Partial<CarouselProps>) {
  return (
    <Carousel label="Märken" words={words} {...props}>
      {["Bosch", "Miele", "Siemens"].map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>
  );
}

describeConformance<HTMLDivElement>("Carousel", { root: "torg-carousel", part: (props) => <Example {...props} /> });

/** Gives the strip a size, which jsdom does not compute: 300 px of 1000 px. */
function size(strip: HTMLElement): HTMLElement {
  Object.defineProperty(strip, "clientWidth", { value: 300, configurable: true });
  Object.defineProperty(strip, "scrollWidth", { value: 1000, configurable: true });
  return strip;
}

function scroll(strip: HTMLElement, left: number): void {
  strip.scrollLeft = left;
  fireEvent.scroll(strip);
}

const advance = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const isAtStart = (): string | null =>
  screen.getByRole("button", { name: "Föregående", hidden: true }).getAttribute("aria-disabled");
const isAtEnd = (): string | null =>
  screen.getByRole("button", { name: "Nästa", hidden: true }).getAttribute("aria-disabled");

describe("Carousel", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is a group with the role descriptions and names of the caller", () => {
    render(<Example />);
    const region = screen.getByRole("group", { name: "Märken" });
    expect(region.getAttribute("aria-roledescription")).toBe("karusell");
    expect(screen.getByRole("group", { name: "2 av 3" }).getAttribute("aria-roledescription")).toBe("bild");
  });

  it("updates its ends 100 ms after the last scroll event", () => {
    render(<Example />);
    const strip = size(screen.getByRole("region", { name: "Märken" }));
    scroll(strip, 4);
    advance(100);
    expect(isAtStart()).toBe("true");
    scroll(strip, 6);
    advance(60);
    scroll(strip, 700);
    advance(99);
    expect([isAtStart(), isAtEnd()]).toEqual(["true", "false"]);
    advance(1);
    expect([isAtStart(), isAtEnd()]).toEqual(["false", "true"]);
  });

  it("updates its ends once, 410 ms after the last resize", () => {
    render(<Example />);
    const strip = size(screen.getByRole("region", { name: "Märken" }));
    strip.scrollLeft = 100;
    fireEvent(window, new Event("resize"));
    advance(300);
    fireEvent(window, new Event("resize"));
    advance(409);
    expect(isAtStart()).toBe("true");
    advance(1);
    expect(isAtStart()).toBe("false");
  });

  it("keeps its arrows focusable at the ends, where they do nothing", () => {
    render(<Example />);
    const strip = size(screen.getByRole("region", { name: "Märken" }));
    scroll(strip, 0);
    advance(100);
    const previous = screen.getByRole("button", { name: "Föregående" });
    previous.focus();
    fireEvent.click(previous);
    expect(document.activeElement).toBe(previous);
    expect(strip.scrollLeft).toBe(0);
  });

  it("advances after each interval, and stops when it is paused", () => {
    render(<Example rotates interval={1000} />);
    const strip = size(screen.getByRole("region", { name: "Märken" }));
    scroll(strip, 700);
    advance(100);
    advance(1000);
    expect(strip.scrollLeft).toBe(0);
    fireEvent.click(screen.getByRole("button", { name: "Pausa bildspel" }));
    scroll(strip, 700);
    advance(5000);
    expect(strip.scrollLeft).toBe(700);
    expect(screen.getByRole("button", { name: "Starta bildspel" })).toBeDefined();
  });

  it("pauses under the pointer and stops on keyboard focus", () => {
    render(<Example rotates interval={1000} />);
    const strip = size(screen.getByRole("region", { name: "Märken" }));
    scroll(strip, 700);
    fireEvent.pointerEnter(screen.getByRole("group", { name: "Märken" }));
    advance(5000);
    expect(strip.scrollLeft).toBe(700);
    act(() => strip.focus());
    expect(screen.getByRole("button", { name: "Starta bildspel" })).toBeDefined();
  });

  it("does not move by itself with reduced motion", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    render(<Example rotates interval={1000} />);
    expect(screen.getByRole("button", { name: "Starta bildspel" })).toBeDefined();
  });

  it("has its arrows in the server's HTML, at its beginning", () => {
    const html = renderToString(<Example />);
    expect(html).toMatch(/aria-label="Föregående" aria-disabled="true"/);
    expect(html).toMatch(/aria-label="Nästa" aria-disabled="false"/);
  });

  it("renders nothing without slides, not even its heading", () => {
    const { container } = render(<Carousel label="Märken" words={words} heading={<h2>Märken</h2>} />);
    expect(container.innerHTML).toBe("");
  });
});
