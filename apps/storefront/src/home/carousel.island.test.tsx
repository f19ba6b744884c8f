import { startIslands } from "@torg/islands/runtime";
import { aShopSettings } from "@torg/navigation/fixtures";
import { aHomePage } from "@torg/pages/fixtures";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { carousel, mount } from "./carousel.island.tsx";
import { HomePage } from "./HomePage.tsx";

const slides = ["Vitvaror", "Ljud", "Byxor"].map((heading) => ({
  src: `/${heading}.svg`,
  thumb: "",
  alt: heading,
  heading,
  url: `/${heading}`,
}));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

interface Opened {
  readonly strip: HTMLElement;
  readonly previous: HTMLElement;
  readonly next: HTMLElement;
}

/** A carousel of three slides, each 300 px wide, in a page that has been laid out. */
function open(): Opened {
  document.body.innerHTML = renderToString(<carousel.Place slides={slides} />);
  const island = document.getElementById("carousel");
  const strip = document.querySelector<HTMLElement>("section");
  const [previous, next] = document.querySelectorAll("button");
  if (!island || !strip || !previous || !next) throw new Error("no carousel");
  Object.defineProperty(strip, "clientWidth", { value: 300 });
  Object.defineProperty(strip, "scrollWidth", { value: 900 });
  for (const [index, slide] of [...strip.children].entries())
    slide.getBoundingClientRect = () => new DOMRect(index * 300, 0, 300, 300);
  void mount(island, () => null);
  return { strip, previous, next };
}

function scroll(strip: HTMLElement, left: number): void {
  strip.scrollLeft = left;
  strip.dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(100);
}

it("advances by the visible slides, and announces which slide it shows", () => {
  const { strip, next } = open();
  next.click();
  expect(strip.scrollLeft).toBe(300);
  scroll(strip, 300);
  expect(document.querySelector("[aria-live]")?.textContent).toBe("2 av 3");
});

it("treats 5 px from an end as the end, and does nothing beyond it", () => {
  const { strip, previous, next } = open();
  scroll(strip, 5);
  expect([previous.ariaDisabled, next.ariaDisabled]).toEqual(["true", "false"]);
  previous.click();
  expect(strip.scrollLeft).toBe(5);
  scroll(strip, 6);
  expect(previous.ariaDisabled).toBe("false");
  scroll(strip, 595);
  expect(next.ariaDisabled).toBe("true");
});

it("announces nothing while swiping, and updates its ends 410 ms after the last resize", () => {
  const { strip, previous } = open();
  strip.scrollLeft = 300;
  window.dispatchEvent(new Event("resize"));
  vi.advanceTimersByTime(409);
  expect(previous.ariaDisabled).toBe("true");
  vi.advanceTimersByTime(1);
  expect(previous.ariaDisabled).toBe("false");
  expect(document.querySelector("[aria-live]")?.textContent).toBe("");
});

it.each(["pointerdown", "pointerover", "focusin"])("loads before the first swipe: on %s on the strip", (type) => {
  vi.stubGlobal(
    "IntersectionObserver",
    vi.fn(
      class {
        observe = vi.fn();
        disconnect = vi.fn();
      },
    ),
  );
  document.body.innerHTML = renderToString(
    <HomePage page={aHomePage({ carousel: slides })} settings={aShopSettings()} path="/" />,
  );
  const load = vi.fn((_: string) => Promise.resolve({ mount }));
  const islands = startIslands({ load });
  document.querySelector("section section")?.dispatchEvent(new Event(type, { bubbles: true }));
  islands.stop();
  expect(load.mock.calls).toEqual([["carousel"]]);
});
