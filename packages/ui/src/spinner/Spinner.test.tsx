import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Spinner } from "./Spinner.tsx";

describe("Spinner", () => {
  it("says what is going on when it has a label", () => {
    render(<Spinner label="Loading" />);
    expect(screen.getByRole("status").textContent).toBe("Loading");
  });

  it("is decoration beside a text", () => {
    const { container } = render(<Spinner />);
    expect(screen.queryByRole("status")).toBeNull();
    expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
    expect(container.textContent).toBe("");
  });
});
