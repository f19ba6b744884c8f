import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { openDialogs } from "../testing/openDialogs.ts";
import { storyPictures } from "../testing/storyPictures.ts";
import { Lightbox, type LightboxProps } from "./Lightbox.tsx";

const words = {
  label: "Full storlek",
  close: "Stäng",
  previous: "Föregående",
  next: "Nästa",
  position: (number: number, total: number) => `${number} av ${total}`,
  thumbnail: (number: number, total: number) => `Bild ${number} av ${total}`,
  missing: "Bilden kan inte visas",
  start: "Starta bildspel",
  pause: "Pausa bildspel",
};
const pictures = storyPictures(9).map((picture, index) => ({
  ...picture,
  src: `/${index + 1}.jpg`,
  full: `/full/${index + 1}.jpg`,
}));

function Example(props: Partial<LightboxProps>) {
  const [index, setIndex] = useState(props.index ?? 0);
  const [open, setOpen] = useState(props.open ?? true);
  return (
    <Lightbox
      pictures={pictures}
      words={words}
      {...props}
      open={open}
      onClose={() => setOpen(false)}
      index={index}
      onIndexChange={setIndex}
    />
  );
}

beforeEach(openDialogs);

describeConformance<HTMLDialogElement>("Lightbox", { root: "torg-lightbox", part: (props) => <Example {...props} /> });

const shown = (): string | null | undefined => document.querySelector(".torg-lightbox__position")?.textContent;
const press = (name: string): void => void fireEvent.click(screen.getByRole("button", { name }));

describe("Lightbox", () => {
  afterEach(() => {
    if (vi.isFakeTimers()) vi.runAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("is a named modal dialog with the caller's buttons", () => {
    render(<Example />);
    expect(screen.getByRole("dialog", { name: "Full storlek" }).getAttribute("aria-modal")).toBe("true");
    for (const name of ["Stäng", "Föregående", "Nästa"]) expect(screen.getByRole("button", { name })).toBeDefined();
  });

  it("says 'Close (Esc)', in English, without a given text", () => {
    render(<Example words={{ ...words, close: undefined }} />);
    const close = screen.getByRole("button", { name: "Close (Esc)" });
    expect([close.title, close.lang]).toEqual(["Close (Esc)", "en"]);
  });

  it("wraps around at the ends with buttons and keys", () => {
    render(<Example index={8} />);
    press("Nästa");
    expect(shown()).toBe("1 av 9");
    press("Föregående");
    expect(shown()).toBe("9 av 9");
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "ArrowRight" });
    expect(shown()).toBe("1 av 9");
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "End" });
    expect(shown()).toBe("9 av 9");
  });

  it("wraps around at the ends with a swipe", () => {
    render(<Example index={8} />);
    const stage = screen.getByRole("region", { name: "Full storlek" });
    fireEvent.touchStart(stage, { touches: [{ clientX: 200, clientY: 100 }] });
    fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 100, clientY: 104 }] });
    expect(shown()).toBe("1 av 9");
  });

  it("reacts to swipes each time it is opened, and opens at its picture", () => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function place(this: Element) {
      return new DOMRect([...(this.parentElement?.children ?? [])].indexOf(this) * 400, 0, 400, 400);
    });
    const heard = vi.fn<(index: number) => void>();
    const lightbox = (open: boolean): ReactElement => (
      <Lightbox {...{ pictures, words, open }} index={8} onIndexChange={heard} onClose={vi.fn<() => void>()} />
    );
    const { rerender } = render(lightbox(false));
    for (const time of [1, 2]) {
      rerender(lightbox(true));
      const stage = screen.getByRole("region", { name: "Full storlek" });
      expect(stage.scrollLeft).toBe(3200);
      fireEvent.touchStart(stage, { touches: [{ clientX: 200, clientY: 100 }] });
      fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 100, clientY: 104 }] });
      expect(heard.mock.calls).toEqual(Array.from({ length: time }, () => [0]));
      rerender(lightbox(false));
    }
  });

  it("leaves a swipe to the browser while the strip is still moving", () => {
    vi.useFakeTimers();
    render(<Example />);
    const stage = screen.getByRole("region", { name: "Full storlek" });
    const swipeBack = (): void => {
      fireEvent.touchStart(stage, { touches: [{ clientX: 100, clientY: 100 }] });
      fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 200, clientY: 100 }] });
    };
    fireEvent.scroll(stage);
    swipeBack();
    expect(shown()).toBe("1 av 9");
    act(() => void vi.advanceTimersByTime(100));
    swipeBack();
    expect(shown()).toBe("9 av 9");
  });

  it("shows seven thumbnails around the current one", () => {
    render(<Example index={4} />);
    const names = screen.getAllByRole("button", { name: /^Bild/ }).map((button) => button.getAttribute("aria-label"));
    expect(names).toHaveLength(7);
    expect([names[0], names[6]]).toEqual(["Bild 2 av 9", "Bild 8 av 9"]);
  });

  it("requests the full pictures, and only the nearest neighbours ahead of time", () => {
    render(<Example />);
    const asked = [...document.querySelectorAll(".torg-lightbox__picture")].map((image) => image.getAttribute("src"));
    expect(asked).toEqual(["/full/1.jpg", "/full/2.jpg", "/full/9.jpg"]);
  });

  it("shows the caption of the current picture, and none when it has none", () => {
    const front = { src: "/1.jpg", alt: "Framsida", caption: "Lucka åt höger" };
    render(<Example pictures={[front, { src: "/2.jpg", alt: "Baksida" }]} />);
    const caption = () => document.querySelector("figure:not([aria-hidden]) figcaption")?.textContent;
    expect(caption()).toBe("Lucka åt höger");
    press("Nästa");
    expect(caption()).toBeUndefined();
  });

  it("closes with its button and on Escape", () => {
    render(<Example />);
    press("Stäng");
    expect(screen.queryByRole("dialog")).toBeNull();
    cleanup();
    render(<Example />);
    fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("does not play by default", () => {
    vi.useFakeTimers();
    render(<Example />);
    act(() => void vi.advanceTimersByTime(10_000));
    expect(shown()).toBe("1 av 9");
    expect(screen.queryByRole("button", { name: "Starta bildspel" })).toBeNull();
  });

  it("changes every 3 s when it plays, until the user moves by hand", () => {
    vi.useFakeTimers();
    render(<Example autoplay="on" index={8} />);
    act(() => void vi.advanceTimersByTime(2999));
    expect(shown()).toBe("9 av 9");
    act(() => void vi.advanceTimersByTime(1));
    expect(shown()).toBe("1 av 9");
    press("Nästa");
    act(() => void vi.advanceTimersByTime(10_000));
    expect(shown()).toBe("2 av 9");
    expect(screen.getByRole("button", { name: "Starta bildspel" })).toBeDefined();
  });

  it("waits for its button when playing is only offered, and with reduced motion", () => {
    vi.useFakeTimers();
    render(<Example autoplay="offered" />);
    press("Starta bildspel");
    act(() => void vi.advanceTimersByTime(3000));
    expect(shown()).toBe("2 av 9");
    cleanup();
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    render(<Example autoplay="on" />);
    act(() => void vi.advanceTimersByTime(10_000));
    expect(shown()).toBe("1 av 9");
  });

  it("locks the page until 250 ms after closing", async () => {
    const locks = (): string | undefined => document.body.dataset["torgLocks"];
    await vi.waitFor(() => expect(locks()).toBeUndefined(), 10_000);
    vi.useFakeTimers();
    render(<Example />);
    expect(locks()).toBe("1");
    press("Stäng");
    act(() => void vi.advanceTimersByTime(200));
    expect(locks()).toBe("1");
    act(() => void vi.advanceTimersByTime(100));
    expect(locks()).toBeUndefined();
  });

  it("keeps Tab inside", () => {
    render(<Example />);
    const [first, last] = [
      screen.getByRole("button", { name: "Stäng" }),
      screen.getByRole("button", { name: "Bild 7 av 9" }),
    ];
    last.focus();
    fireEvent.keyDown(last, { key: "Tab" });
    expect(document.activeElement).toBe(first);
    fireEvent.keyDown(first, { key: "Tab", shiftKey: true });
    expect(document.activeElement).toBe(last);
  });

  it("is a closed dialog without content on a server until it is opened", () => {
    expect(renderToString(<Example open={false} />)).not.toContain("<img");
  });
});
