import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { SidePanel } from "./SidePanel.tsx";

describeConformance<HTMLDivElement>("SidePanel", {
  root: "torg-dialog",
  floats: true,
  part: (props) => <SidePanel {...props} open onOpenChange={vi.fn()} title="Filtrera" closeLabel="Stäng" />,
});

describe("SidePanel", () => {
  it("has a mark for its side", () => {
    render(<SidePanel open onOpenChange={vi.fn()} title="Filtrera" closeLabel="Stäng" side="start" />);
    expect(screen.getByRole("dialog", { name: "Filtrera" }).dataset["side"]).toBe("start");
  });

  it("requests to close on Escape", async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(<SidePanel open onOpenChange={onOpenChange} title="Filtrera" closeLabel="Stäng" />);
    await userEvent.setup().keyboard("{Escape}");
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });

  it("lets the page scroll as soon as it is closed", () => {
    const panel = (open: boolean) => <SidePanel open={open} onOpenChange={vi.fn()} title="Meny" closeLabel="Stäng" />;
    const { rerender } = render(panel(true));
    expect(document.body.dataset["torgLocks"]).toBe("1");
    rerender(panel(false));
    expect(document.body.dataset["torgLocks"]).toBeUndefined();
  });
});

/** Two panels, of which at most one is open. */
function MenuOrCart() {
  const [which, setWhich] = useState<"menu" | "cart" | null>(null);
  const close = (): void => setWhich(null);
  return (
    <>
      <button type="button" onClick={() => setWhich("menu")}>
        Visa
      </button>
      <SidePanel open={which === "menu"} onOpenChange={close} title="Meny" closeLabel="Stäng" side="start">
        <button type="button" onClick={() => setWhich("cart")}>
          Till varukorgen
        </button>
      </SidePanel>
      <SidePanel open={which === "cart"} onOpenChange={close} title="Din varukorg" closeLabel="Stäng" />
    </>
  );
}

describe("one panel after another", () => {
  it("has one open, the page locked once, and the focus back at the opener of the first", () => {
    render(<MenuOrCart />);
    const opener = screen.getByRole("button", { name: "Visa" });
    opener.focus();
    fireEvent.click(opener);
    screen.getByRole("button", { name: "Till varukorgen" }).focus();
    fireEvent.click(screen.getByRole("button", { name: "Till varukorgen" }));
    expect(screen.getAllByRole("dialog")).toEqual([screen.getByRole("dialog", { name: "Din varukorg" })]);
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Din varukorg" }));
    expect(document.body.dataset["torgLocks"]).toBe("1");
    fireEvent.click(screen.getByRole("button", { name: "Stäng" }));
    expect(document.activeElement).toBe(opener);
    expect(document.body.dataset["torgLocks"]).toBeUndefined();
  });
});
