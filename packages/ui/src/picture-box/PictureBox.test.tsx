import { fireEvent, render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PictureBox } from "./PictureBox.tsx";

const image = () => document.querySelector("img");

describe("PictureBox", () => {
  it("marks a picture that cannot be loaded, and no longer once it has another address", () => {
    const { rerender } = render(<PictureBox src="/gone.jpg" alt="Boll" />);
    expect(image()?.dataset["missing"]).toBeUndefined();
    fireEvent.error(image() ?? document);
    expect(image()?.dataset["missing"]).toBe("");
    rerender(<PictureBox src="/there.jpg" alt="Boll" />);
    expect(image()?.dataset["missing"]).toBeUndefined();
  });

  it.each([undefined, null, ""])("is an empty box when there is no picture (%s)", (src) => {
    const { container } = render(<PictureBox src={src} alt="" className="own" />);
    expect(container.innerHTML).toBe('<span class="torg-picture-box own"></span>');
  });

  it("has a mark by which the page can flag a missing picture before any script ran", () => {
    render(<PictureBox src="/gone.jpg" alt="" />);
    expect(image()?.dataset["none"]).toBe("");
  });
});
