import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { countdown, mount } from "./countdown.island.tsx";

const now = Date.UTC(2026, 10, 21, 12);
const second = 1000;

beforeEach(() => {
  vi.useFakeTimers({ now });
});

afterEach(() => {
  vi.useRealTimers();
});

function open(left: number): HTMLElement {
  document.body.innerHTML = renderToString(<countdown.Place endsAt={new Date(now + left).toISOString()} />);
  const island = document.querySelector<HTMLElement>("[data-island=countdown]");
  if (island === null) throw new Error("no island");
  void mount(island, () => null);
  return island;
}

const shown = (): string | null | undefined => document.querySelector("[role=timer]")?.textContent;

it("counts days, hours, minutes and seconds down in step with the clock", () => {
  open(((24 + 2) * 3600 + 3 * 60 + 4) * second);
  expect(shown()).toBe("1 Dagar2 Timmar3 Minuter4 Sekunder");
  vi.advanceTimersByTime(second);
  expect(shown()).toBe("1 Dagar2 Timmar3 Minuter3 Sekunder");
  vi.advanceTimersByTime(4 * second);
  expect(shown()).toBe("1 Dagar2 Timmar2 Minuter59 Sekunder");
});

it("stops at four zeros and announces the end once", () => {
  const island = open(2 * second);
  const status = island.querySelector("[role=status]");
  expect(status?.textContent).toBe("");
  vi.advanceTimersByTime(2 * second);
  expect(shown()).toBe("0 Dagar0 Timmar0 Minuter0 Sekunder");
  expect(status?.textContent).toBe("Kampanjen är slut");
  expect(vi.getTimerCount()).toBe(0);
});

it("announces nothing for a campaign that had ended before", () => {
  const island = open(-second);
  expect(shown()).toBe("0 Dagar0 Timmar0 Minuter0 Sekunder");
  expect(island.querySelector("[role=status]")?.textContent).toBe("");
});

it("hides the numbers and shows them again, with the end still in words", () => {
  const island = open(90 * second);
  const button = island.querySelector("button");
  button?.click();
  expect(island.querySelector<HTMLElement>("[role=timer]")?.hidden).toBe(true);
  expect(button?.textContent).toBe("Visa nedräkning");
  expect(island.textContent).toContain("Gäller till 21 november 2026 kl. 13:01");
  button?.click();
  expect(island.querySelector<HTMLElement>("[role=timer]")?.hidden).toBe(false);
  expect(button?.textContent).toBe("Dölj nedräkning");
});
