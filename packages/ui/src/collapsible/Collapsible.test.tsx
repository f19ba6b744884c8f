import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { Collapsible } from "./Collapsible.tsx";

describe("Collapsible", () => {
  afterEach(() => {
    cleanup();
    localStorage.clear();
  });

  it("throws when it is persisted without a name", () => {
    expect(() => renderToString(<Collapsible title="Villkor" persist />)).toThrow(
      "Collapsible: persist requires a name.",
    );
  });

  it("opens as it was left in this browser", () => {
    localStorage.setItem("collapsible.villkor", "1");
    render(<Collapsible title="Villkor" persist name="villkor" />);
    expect(screen.getByRole("group")).toHaveProperty("open", true);
    expect(screen.getByRole("button", { name: "Villkor" }).getAttribute("aria-expanded")).toBe("true");
  });

  it("leaves it to the browser to tell whether it is open until a script runs", () => {
    expect(renderToString(<Collapsible title="Villkor" />)).not.toContain("aria-expanded");
  });
});
