import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Collapsible } from "./Collapsible.tsx";

describe("Collapsible", () => {
  afterEach(() => {
    localStorage.clear();
  });

  it("throws when it is persisted without a name", () => {
    expect(() => renderToString(<Collapsible title="Villkor" persist />)).toThrow(
      "Collapsible: persist requires a name.",
    );
  });

  it("opens in the state that this browser has stored", () => {
    localStorage.setItem("collapsible.villkor", "1");
    render(<Collapsible title="Villkor" persist name="villkor" />);
    expect(screen.getByRole("group")).toHaveProperty("open", true);
    expect(screen.getByRole("button", { name: "Villkor" }).getAttribute("aria-expanded")).toBe("true");
  });

  it("has no expanded state in the server's HTML, since the browser knows it", () => {
    expect(renderToString(<Collapsible title="Villkor" />)).not.toContain("aria-expanded");
  });

  it("contains its hidden content in the HTML", () => {
    expect(renderToString(<Collapsible title="Villkor">Du har 30 dagar.</Collapsible>)).toContain("Du har 30 dagar.");
  });

  it("toggles once on a press, and reports and stores it", () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(<Collapsible title="Villkor" persist name="villkor" onOpenChange={onOpenChange} />);
    const button = screen.getByRole("button", { name: "Villkor" });
    fireEvent.click(button);
    expect(screen.getByRole("group")).toHaveProperty("open", true);
    expect(localStorage.getItem("collapsible.villkor")).toBe("1");
    fireEvent.click(button);
    expect(screen.getByRole("group")).toHaveProperty("open", false);
    expect(localStorage.getItem("collapsible.villkor")).toBe("0");
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  it("does not toggle when a link or a control in its title is pressed", () => {
    render(
      <Collapsible
        title={
          <>
            Villkor <a href="#villkor">Läs allt</a>
            <label>
              <input type="checkbox" /> Jag godkänner
            </label>
          </>
        }
      />,
    );
    expect(fireEvent.click(screen.getByRole("link", { name: "Läs allt" }))).toBe(true);
    fireEvent.click(screen.getByRole("checkbox"));
    expect(screen.getByRole("checkbox")).toHaveProperty("checked", true);
    expect(screen.getByRole("group")).toHaveProperty("open", false);
    fireEvent.click(screen.getByText("Villkor"));
    expect(screen.getByRole("group")).toHaveProperty("open", true);
  });

  it("follows when the browser opens it for a search in the page", async () => {
    render(<Collapsible title="Villkor" />);
    await act(async () => {
      screen.getByRole("group").setAttribute("open", "");
      fireEvent(screen.getByRole("group"), new Event("toggle"));
    });
    expect(screen.getByRole("button", { name: "Villkor" }).getAttribute("aria-expanded")).toBe("true");
  });

  it("adopts the state of what was opened before its script loaded", () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const part = <Collapsible title="Villkor" onOpenChange={onOpenChange} />;
    const container = document.createElement("div");
    container.innerHTML = renderToString(part);
    document.body.append(container);
    container.querySelector("details")?.setAttribute("open", "");
    render(part, { container, hydrate: true });
    const button = screen.getByRole("button", { name: "Villkor" });
    expect(button.getAttribute("aria-expanded")).toBe("true");
    fireEvent.click(button);
    expect(screen.getByRole("group")).toHaveProperty("open", false);
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });
});
