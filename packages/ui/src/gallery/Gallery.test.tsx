import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { openDialogs } from "../testing/openDialogs.ts";
import { storyPictures } from "../testing/storyPictures.ts";
import { Gallery, type GalleryProps } from "./Gallery.tsx";

const shared = {
  previous: "Föregående",
  next: "Nästa",
  position: (number: number, total: number) => `${number} av ${total}`,
  thumbnail: (number: number, total: number) => `Bild ${number} av ${total}`,
  missing: "Bilden kan inte visas",
};
const words = {
  ...shared,
  enlarge: "Förstora:",
  empty: "Bild saknas",
  lightbox: { ...shared, label: "Full storlek", close: "Stäng" },
};
const pictures = storyPictures(9).map((picture, index) => ({
  ...picture,
  src: `/${index + 1}.jpg`,
  full: `/full/${index + 1}.jpg`,
}));

function Example(props: Partial<GalleryProps>) {
  return <Gallery label="Produktbilder" pictures={pictures} words={words} idPrefix="bild-" {...props} />;
}

describeConformance<HTMLElement>("Gallery", { root: "torg-gallery", part: (props) => <Example {...props} /> });

const shown = (): string | null | undefined => document.querySelector(".torg-gallery__position")?.textContent;

describe("Gallery", () => {
  beforeEach(openDialogs);

  it("is links without script: to the full pictures, and from the small ones to the large ones", () => {
    const html = renderToString(<Example />);
    expect(html).toContain('id="bild-2" href="/full/2.jpg"');
    expect(html).toContain('href="#bild-2"');
    expect(html).toContain("1 av 9");
    expect(html).not.toContain("<dialog");
  });

  it("wraps around at the ends with its arrows", async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.click(screen.getByRole("button", { name: "Föregående" }));
    expect(shown()).toBe("9 av 9");
    await user.click(screen.getByRole("button", { name: "Nästa" }));
    expect(shown()).toBe("1 av 9");
  });

  it("shows the picture of a thumbnail and marks it", async () => {
    render(<Example />);
    await userEvent.setup().click(screen.getByRole("link", { name: "Bild 4 av 9" }));
    expect(shown()).toBe("4 av 9");
    expect(screen.getByRole("link", { name: "Bild 4 av 9" }).getAttribute("aria-current")).toBe("true");
  });

  it("moves picture and focus with the arrow keys", async () => {
    const user = userEvent.setup();
    render(<Example />);
    screen.getByRole("link", { name: "Bild 9 av 9" }).focus();
    await user.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Bild 9 av 9" }));
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Bild 1 av 9" }));
    expect(shown()).toBe("1 av 9");
  });

  it("wraps around at the ends with a swipe", () => {
    render(<Example />);
    const stage = document.querySelector(".torg-gallery__stage") ?? document.body;
    fireEvent.touchStart(stage, { touches: [{ clientX: 100, clientY: 100 }] });
    fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 180, clientY: 104 }] });
    expect(shown()).toBe("9 av 9");
    fireEvent.touchStart(stage, { touches: [{ clientX: 180, clientY: 100 }] });
    fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 100, clientY: 104 }] });
    expect(shown()).toBe("1 av 9");
  });

  it("opens the lightbox at the picture, and focuses the picture seen last", async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.click(document.getElementById("bild-1") ?? document.body);
    await screen.findByRole("dialog", { name: "Full storlek" });
    for (const name of ["Föregående", "Nästa", "Stäng"]) {
      expect(screen.getAllByRole("button", { name }).length).toBeGreaterThan(0);
    }
    await user.keyboard("{ArrowRight}");
    await user.click(screen.getByRole("button", { name: "Stäng" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(document.getElementById("bild-2"));
  });

  it("says when a picture does not load, and when there are none", () => {
    const { rerender } = render(<Example />);
    const image = screen.getByRole("link", { name: "Förstora: Röd vattenkokare" }).querySelector("img");
    if (image !== null) fireEvent.error(image);
    expect(screen.getByText("Bilden kan inte visas")).toBeDefined();
    rerender(<Example pictures={[]} />);
    expect(screen.getByText("Bild saknas")).toBeDefined();
  });

  it("has neither arrows nor thumbnails for one picture", () => {
    render(<Example pictures={pictures.slice(0, 1)} />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });

  it("follows scrolling, 100 ms after the last event", () => {
    vi.useFakeTimers();
    render(<Example />);
    const stage = document.querySelector(".torg-gallery__stage") ?? document.body;
    [...stage.children].forEach((slide, index) => {
      vi.spyOn(slide, "getBoundingClientRect").mockReturnValue(new DOMRect(index * 400 - 800, 0, 400, 400));
    });
    stage.scrollLeft = 800;
    fireEvent.scroll(stage);
    act(() => void vi.advanceTimersByTime(99));
    expect(shown()).toBe("1 av 9");
    act(() => void vi.advanceTimersByTime(1));
    expect(shown()).toBe("3 av 9");
    vi.useRealTimers();
  });
});
