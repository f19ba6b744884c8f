import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Tabs } from "./Tabs.tsx";

const items = [
  { id: "beskrivning", label: "Beskrivning", content: "Nio kilo" },
  { id: "omdomen", label: "Omdömen", content: "Fyra av fem" },
];

const selected = (): string | null => screen.getByRole("tab", { selected: true }).textContent;

describe("Tabs", () => {
  afterEach(cleanup);

  it("selects the first tab at the start", () => {
    render(<Tabs label="Om produkten" items={items} />);
    expect(selected()).toBe("Beskrivning");
  });

  it("has every panel in its HTML", () => {
    const html = renderToString(<Tabs label="Om produkten" items={items} />);
    expect(html).toContain("Nio kilo");
    expect(html).toContain("Fyra av fem");
  });

  it("selects the tab that an event asks for and leaves unknown ones alone", async () => {
    const onTabChange = vi.fn<(id: string) => void>();
    render(<Tabs label="Om produkten" items={items} onTabChange={onTabChange} />);
    window.dispatchEvent(new CustomEvent("tabs:toggle", { detail: { id: "okand" } }));
    window.dispatchEvent(new CustomEvent("tabs:toggle", { detail: { id: "omdomen" } }));
    await waitFor(() => expect(selected()).toBe("Omdömen"));
    expect(onTabChange.mock.calls).toEqual([["omdomen"]]);
  });
});
