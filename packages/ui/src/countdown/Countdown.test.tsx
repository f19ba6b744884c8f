import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { Countdown, type CountdownProps } from "./Countdown.tsx";

const words = {
  label: "Tid kvar",
  days: "Dagar",
  hours: "Timmar",
  minutes: "Minuter",
  seconds: "Sekunder",
  hide: "Dölj nedräkning",
  show: "Visa nedräkning",
  ended: "Kampanjen är slut",
};
const now = Date.UTC(2026, 10, 21, 12);
const inWords = "Gäller till 30 november kl. 23.59";
const end = now + (((24 + 2) * 60 + 3) * 60 + 4) * 1000;

const Example = (props: Partial<CountdownProps>) => <Countdown end={end} endText={inWords} words={words} {...props} />;

describeConformance<HTMLDivElement>("Countdown", { root: "torg-countdown", part: (props) => <Example {...props} /> });

const shown = (): string | null => screen.getByRole("timer").textContent;
const advance = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

describe("Countdown", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("shows days, hours, minutes and seconds without leading zeros", () => {
    render(<Example />);
    expect(shown()).toBe("1 Dagar2 Timmar3 Minuter4 Sekunder");
  });

  it("counts down by one each second", () => {
    render(<Example />);
    advance(1000);
    expect(shown()).toMatch(/3 Sekunder$/);
    advance(4000);
    expect(shown()).toBe("1 Dagar2 Timmar2 Minuter59 Sekunder");
  });

  it("follows the clock when it starts between two seconds, and after a long sleep", () => {
    render(<Example end={now + 2500} />);
    expect(shown()).toMatch(/3 Sekunder$/);
    advance(500);
    expect(shown()).toMatch(/2 Sekunder$/);
    cleanup();
    render(<Example />);
    vi.setSystemTime(now + 60_000);
    advance(1000);
    expect(shown()).toBe("1 Dagar2 Timmar2 Minuter3 Sekunder");
  });

  it("stops at four zeros and announces the end once", () => {
    const onEnd = vi.fn<() => void>();
    render(<Example end={now + 2000} onEnd={onEnd} />);
    expect(screen.getByRole("status").textContent).toBe("");
    advance(2000);
    expect(shown()).toBe("0 Dagar0 Timmar0 Minuter0 Sekunder");
    expect(screen.getByRole("status").textContent).toBe("Kampanjen är slut");
    advance(10_000);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("announces nothing when the end was before it was shown", () => {
    const onEnd = vi.fn<() => void>();
    render(<Example end={now - 1} onEnd={onEnd} />);
    advance(5000);
    expect(screen.getByRole("status").textContent).toBe("");
    expect(onEnd).not.toHaveBeenCalled();
  });

  it("can be hidden, and then shows in words when it ends", () => {
    render(<Example />);
    fireEvent.click(screen.getByRole("button", { name: "Dölj nedräkning" }));
    expect(screen.queryByRole("timer")).toBeNull();
    expect(screen.getByText(inWords)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Visa nedräkning" }));
    expect(screen.getByRole("timer")).toBeDefined();
  });

  it.each([
    ["is told the time", now - 3000],
    ["is not told the time", undefined],
  ])("renders the same on a server that %s as in the browser at first", (_case, given) => {
    const problem = vi.spyOn(console, "error").mockReturnValue();
    const root = document.createElement("div");
    root.innerHTML = renderToString(<Example now={given} />);
    const before = root.textContent;
    expect(before?.includes("7 Sekunder")).toBe(given !== undefined);
    document.body.append(root);
    render(<Example now={given} />, { container: root, hydrate: true });
    expect(problem).not.toHaveBeenCalled();
    expect(root.textContent).toContain("4 Sekunder");
    problem.mockRestore();
  });
});
