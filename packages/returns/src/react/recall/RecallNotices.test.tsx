import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aRecall } from "../../fixtures/aRecall.ts";
import { RecallNotices } from "./RecallNotices.tsx";

describe("RecallNotices", () => {
  it("says which pieces, what can happen, what to do and whom to contact, and cannot be closed", () => {
    render(<RecallNotices recalls={[aRecall()]} />);
    const notice = screen.getByRole("region", { name: "Produktsäkerhetsåterkallelse: Tvättmaskin NV 8014" });
    for (const text of [aRecall().numbers, aRecall().hazard, aRecall().advice]) {
      expect(notice.textContent).toContain(text);
    }
    expect(screen.getByRole("link", { name: "08-123 45 67" }).getAttribute("href")).toBe("tel:081234567");
    expect(screen.getByRole("link", { name: "Se varan" }).getAttribute("href")).toBe("/produkter/id/1001");
    expect(screen.getByRole("img", { name: "Tvättmaskin NV 8014" }).getAttribute("src")).toBe(aRecall().image);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("says that all pieces are affected when none are named, and has no link on the product's own page", () => {
    render(<RecallNotices recalls={[aRecall({ numbers: "" })]} isOnProduct />);
    expect(screen.getByText("Alla exemplar")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Se varan" })).toBeNull();
  });

  it("shows no picture where there is none, nor on the product's own page", () => {
    render(<RecallNotices recalls={[aRecall({ image: "" })]} />);
    render(<RecallNotices recalls={[aRecall()]} isOnProduct />);
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("uses a heading level below the page's own heading on request", () => {
    render(<RecallNotices recalls={[aRecall()]} level={3} />);
    expect(screen.getByRole("heading", { level: 3 }).textContent).toContain(aRecall().name);
  });

  it("renders nothing without recalls", () => {
    const { container } = render(<RecallNotices recalls={[]} />);
    expect(container.childElementCount).toBe(0);
  });
});
