import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Lightbox } from "../lightbox/Lightbox.tsx";
import { type LightboxLoading, useLightbox } from "./useLightbox.ts";

function Example({ loading }: { readonly loading: LightboxLoading }) {
  const { isOpen, open, prepare, close } = useLightbox(loading);
  return (
    <>
      <a href="#full" onClick={open} onFocus={prepare}>
        Förstora
      </a>
      {isOpen && (
        <button type="button" onClick={close}>
          Stäng
        </button>
      )}
    </>
  );
}

const press = () => fireEvent.click(screen.getByRole("link", { name: "Förstora" }));

describe("useLightbox", () => {
  it("loads the part once, on first hover or focus, and opens on a press", async () => {
    const load = vi.fn(() => Promise.resolve(Lightbox));
    render(<Example loading={{ load, follow: vi.fn() }} />);
    expect(load).not.toHaveBeenCalled();
    fireEvent.focus(screen.getByRole("link", { name: "Förstora" }));
    expect(press()).toBe(false);
    expect(await screen.findByRole("button", { name: "Stäng" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Stäng" }));
    expect(screen.queryByRole("button")).toBeNull();
    expect(load).toHaveBeenCalledOnce();
  });

  it("follows the link when the part cannot be loaded, and tries again on the next press", async () => {
    const load = vi.fn<LightboxLoading["load"]>(() => Promise.resolve(Lightbox));
    load.mockRejectedValueOnce(new TypeError("offline"));
    const follow = vi.fn<LightboxLoading["follow"]>();
    render(<Example loading={{ load, follow }} />);
    press();
    await waitFor(() => expect(follow).toHaveBeenCalledOnce());
    expect(follow.mock.calls[0]?.[0]).toMatch(/#full$/);
    press();
    expect(await screen.findByRole("button", { name: "Stäng" })).toBeDefined();
    expect(follow).toHaveBeenCalledOnce();
  });

  it("leaves presses with a modifier key or another button to the browser", () => {
    const load = vi.fn(() => Promise.resolve(Lightbox));
    render(<Example loading={{ load, follow: vi.fn() }} />);
    for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"]) {
      expect(fireEvent.click(screen.getByRole("link"), { [key]: true })).toBe(true);
    }
    expect(load).not.toHaveBeenCalled();
  });
});
