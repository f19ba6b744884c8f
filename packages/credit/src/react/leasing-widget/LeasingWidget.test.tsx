import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { LeasingWidget } from "./LeasingWidget.tsx";

describe("LeasingWidget", () => {
  it("shows what the lender sent as an offer to companies", () => {
    render(<LeasingWidget html="<p>Leasing från <strong>312 kr/mån</strong>.</p>" />);
    const widget = screen.getByRole("region", { name: "Leasing" });
    expect(widget.textContent).toContain("Leasing från 312 kr/mån.");
    expect(widget.textContent).toContain("Endast för företag.");
  });

  it("removes anything that could run or style the page", () => {
    const { container } = render(
      <LeasingWidget html='<p onclick="alert(1)">Leasing</p><script>alert(1)</script><style>p{}</style>' />,
    );
    expect(container.querySelector("script, style, [onclick]")).toBeNull();
    expect(container.textContent).not.toContain("alert");
  });

  it("renders nothing for an empty response and for a failure", () => {
    const { container, rerender } = render(<LeasingWidget html={null} />);
    expect(container.innerHTML).toBe("");
    rerender(<LeasingWidget html=" " />);
    expect(container.innerHTML).toBe("");
  });
});
