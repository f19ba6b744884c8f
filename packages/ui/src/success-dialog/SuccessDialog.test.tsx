import { fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { SuccessDialog } from "./SuccessDialog.tsx";

describeConformance<HTMLDivElement>("SuccessDialog", {
  root: "torg-dialog",
  floats: true,
  part: (props) => (
    <SuccessDialog {...props} open onOpenChange={vi.fn()} title="Klart" text="Vi har fått den." closeLabel="Stäng" />
  ),
});

describe("SuccessDialog", () => {
  it("shows title and text and closes with its one button, which has the focus", () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const ref = createRef<HTMLDivElement>();
    render(
      <SuccessDialog
        ref={ref}
        className="given"
        open
        onOpenChange={onOpenChange}
        title="Klart"
        text="Vi har fått din retur."
        closeLabel="Stäng"
      />,
    );
    const dialog = screen.getByRole("dialog", { name: "Klart", description: "Vi har fått din retur." });
    expect(ref.current).toBe(dialog);
    expect(dialog.className).toBe("torg-dialog given");
    const [button, ...others] = screen.getAllByRole("button", { name: "Stäng" });
    expect(others).toEqual([]);
    expect(document.activeElement).toBe(button);
    if (button !== undefined) fireEvent.click(button);
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });
});
