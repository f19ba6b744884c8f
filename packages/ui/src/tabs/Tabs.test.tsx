import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { Tabs } from "./Tabs.tsx";

const items = [
  { id: "beskrivning", label: "Beskrivning", content: <p>Nio kilo</p> },
  { id: "omdomen", label: "Omdömen", content: <button type="button">Skriv ett omdöme</button> },
  { id: "tillbehor", label: "Tillbehör", content: "Inga", disabled: true },
];

const selected = (): string | null => screen.getByRole("tab", { selected: true }).textContent;
const ask = (id: unknown): void =>
  act(() => void window.dispatchEvent(new CustomEvent("tabs:toggle", { detail: { id } })));

describeConformance<HTMLDivElement>("Tabs", {
  root: "torg-tabs",
  part: (props) => <Tabs {...props} label="Om produkten" items={items} />,
});

describe("Tabs", () => {
  afterEach(() => {
    window.history.replaceState(null, "", "/");
  });

  it("selects the first tab at the start", () => {
    render(<Tabs label="Om produkten" items={items} />);
    expect(selected()).toBe("Beskrivning");
  });

  it("has every panel in its HTML", () => {
    const html = renderToString(<Tabs label="Om produkten" items={items} />);
    expect(html).toContain("Nio kilo");
    expect(html).toContain("Skriv ett omdöme");
  });

  it("has the selected tab in the Tab order without script, and leaves the text direction to the page", () => {
    const page = new DOMParser().parseFromString(
      renderToString(<Tabs label="Om produkten" items={items} defaultTab="omdomen" />),
      "text/html",
    );
    const stops = [...page.querySelectorAll("[role=tab]")].map((tab) => tab.getAttribute("tabindex"));
    expect(stops).toEqual(["-1", "0", "-1"]);
    expect(page.querySelector("[dir]")).toBeNull();
  });

  it("reports a pressed tab once, and not the selected one", async () => {
    const onTabChange = vi.fn<(id: string) => void>();
    render(<Tabs label="Om produkten" items={items} onTabChange={onTabChange} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("tab", { name: "Omdömen" }));
    await user.click(screen.getByRole("tab", { name: "Omdömen" }));
    expect(onTabChange.mock.calls).toEqual([["omdomen"]]);
  });

  it("selects a tab on a bare click, such as a press that is replayed after hydration", () => {
    render(<Tabs label="Om produkten" items={items} />);
    act(() => screen.getByRole("tab", { name: "Omdömen" }).click());
    expect(selected()).toBe("Omdömen");
    act(() => screen.getByRole("tab", { name: "Tillbehör" }).click());
    expect(selected()).toBe("Omdömen");
  });

  it("skips disabled tabs with the arrows, and wraps around at the ends", async () => {
    render(<Tabs label="Om produkten" items={items} />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard("{ArrowLeft}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Omdömen" })));
    expect(selected()).toBe("Omdömen");
    await user.keyboard("{ArrowRight}");
    await waitFor(() => expect(selected()).toBe("Beskrivning"));
  });

  it("selects the tab that an event names and ignores unknown and disabled ones", () => {
    const onTabChange = vi.fn<(id: string) => void>();
    render(<Tabs label="Om produkten" items={items} onTabChange={onTabChange} />);
    ask("okand");
    ask(7);
    ask("tillbehor");
    ask("omdomen");
    expect(selected()).toBe("Omdömen");
    expect(onTabChange.mock.calls).toEqual([["omdomen"]]);
  });

  it("selects the tab that a link names, moves the focus there, and keeps it in the address", () => {
    render(
      <>
        <a href="#omdomen">Läs omdömen</a>
        <a href="#%E0%A4%A">Trasig länk</a>
        <Tabs label="Om produkten" items={items} />
      </>,
    );
    fireEvent.click(screen.getByText("Trasig länk"));
    expect(selected()).toBe("Beskrivning");
    fireEvent.click(screen.getByText("Läs omdömen"));
    expect(selected()).toBe("Omdömen");
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Omdömen" }));
    expect(window.location.hash).toBe("#omdomen");
  });

  it("ignores a link that opens elsewhere", () => {
    render(
      <>
        <a href="#omdomen">Läs omdömen</a>
        <Tabs label="Om produkten" items={items} />
      </>,
    );
    fireEvent.click(screen.getByText("Läs omdömen"), { ctrlKey: true });
    expect(selected()).toBe("Beskrivning");
  });

  it("starts with the tab in the page's address, and leaves the focus where it is", () => {
    window.history.replaceState(null, "", "#omdomen");
    render(<Tabs label="Om produkten" items={items} />);
    expect(selected()).toBe("Omdömen");
    expect(document.activeElement).toBe(document.body);
  });

  it("has its panel in the Tab order, unless the panel begins with a focusable element", () => {
    render(<Tabs label="Om produkten" items={items} />);
    expect(document.getElementById("beskrivning")?.tabIndex).toBe(0);
    ask("omdomen");
    expect(document.getElementById("omdomen")?.tabIndex).toBe(-1);
  });

  it("shows the first remaining tab when the selected one is removed", () => {
    const { rerender } = render(<Tabs label="Om produkten" items={items} defaultTab="omdomen" />);
    rerender(<Tabs label="Om produkten" items={items.slice(0, 1)} defaultTab="omdomen" />);
    expect(selected()).toBe("Beskrivning");
  });
});
