import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { MicroBanner } from "./MicroBanner.tsx";

describeConformance<HTMLDivElement>("MicroBanner", {
  root: "torg-micro-banner",
  part: (props) => <MicroBanner {...props}>Fri frakt</MicroBanner>,
});

describe("MicroBanner", () => {
  it("is a paragraph, or a link when it has an address", () => {
    const { rerender } = render(<MicroBanner>Fri frakt</MicroBanner>);
    expect(screen.queryByRole("link")).toBeNull();
    rerender(<MicroBanner href="/frakt">Fri frakt</MicroBanner>);
    expect(screen.getByRole("link", { name: "Fri frakt" }).getAttribute("href")).toBe("/frakt");
  });

  it("has a button only where it can be closed", () => {
    const onClose = vi.fn<() => void>();
    const { rerender } = render(<MicroBanner closeLabel="Stäng">Fri frakt</MicroBanner>);
    expect(screen.queryByRole("button")).toBeNull();
    rerender(
      <MicroBanner closeLabel="Stäng" onClose={onClose}>
        Fri frakt
      </MicroBanner>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Stäng" }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("says whether it sticks", () => {
    const { container, rerender } = render(<MicroBanner sticky>Fri frakt</MicroBanner>);
    expect(container.querySelector("[data-sticky]")).not.toBeNull();
    rerender(<MicroBanner>Fri frakt</MicroBanner>);
    expect(container.querySelector("[data-sticky]")).toBeNull();
  });

  it("renders nothing without text", () => {
    const { container } = render(<MicroBanner closeLabel="Stäng" onClose={vi.fn<() => void>()} />);
    expect(container.innerHTML).toBe("");
  });
});
