import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Dialog } from "./Dialog.tsx";
import { SidePanel } from "./SidePanel.tsx";

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Visa
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Din varukorg" closeLabel="Stäng" className="given">
        <p>Tom</p>
      </Dialog>
    </>
  );
}

describe("Dialog", () => {
  afterEach(cleanup);

  it("is named by its heading, which gets the focus", async () => {
    render(<Example />);
    await userEvent.setup().click(screen.getByRole("button", { name: "Visa" }));
    const dialog = screen.getByRole("dialog", { name: "Din varukorg" });
    expect(dialog.className).toBe("torg-dialog given");
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Din varukorg" }));
  });

  it("gives the focus back to what opened it", async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.click(screen.getByRole("button", { name: "Visa" }));
    await user.click(screen.getByRole("button", { name: "Stäng" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Visa" })));
  });

  it("renders nothing on a server", () => {
    expect(renderToString(<Dialog open onOpenChange={vi.fn()} title="Din varukorg" closeLabel="Stäng" />)).toBe("");
  });
});

describe("SidePanel", () => {
  afterEach(cleanup);

  it("says on which side it stands", () => {
    render(<SidePanel open onOpenChange={vi.fn()} title="Filtrera" closeLabel="Stäng" side="start" />);
    expect(screen.getByRole("dialog", { name: "Filtrera" }).dataset["side"]).toBe("start");
  });

  it("asks to be closed by the Escape key", async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(<SidePanel open onOpenChange={onOpenChange} title="Filtrera" closeLabel="Stäng" />);
    await userEvent.setup().keyboard("{Escape}");
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });
});
