import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { ToggleButtons } from "./ToggleButtons.tsx";

const given = {
  label: "Visning",
  options: [
    { value: "grid", label: "Rutnät", icon: "M3 3h18v18H3z" },
    { value: "list", label: "Lista" },
  ],
  value: "grid",
} as const;

describeConformance<HTMLFieldSetElement>("ToggleButtons", {
  root: "torg-toggle-buttons",
  part: (props) => <ToggleButtons {...given} {...props} />,
});

describe("ToggleButtons", () => {
  it("is a named group in which one button is pressed", () => {
    render(<ToggleButtons {...given} />);
    expect(screen.getByRole("group", { name: "Visning" })).toBeTruthy();
    expect(screen.getByRole("button", { pressed: true })).toBe(screen.getByRole("button", { name: "Rutnät" }));
    expect(screen.getByRole("button", { pressed: false })).toBe(screen.getByRole("button", { name: "Lista" }));
  });

  it("reports a new value, but not the current one", async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<ToggleButtons {...given} onValueChange={onValueChange} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Rutnät" }));
    await user.click(screen.getByRole("button", { name: "Lista" }));
    expect(onValueChange.mock.calls).toEqual([["list"]]);
  });

  it("submits its form until the script has taken over, and not afterwards", () => {
    const part = <ToggleButtons {...given} name="view_type" form="filters" />;
    const html = renderToString(part);
    expect(html.match(/type="submit"/g)).toHaveLength(2);
    expect(html).toContain('name="view_type"');
    expect(html).toContain('form="filters"');
    render(part);
    expect(screen.getAllByRole("button").map((button) => button.getAttribute("type"))).toEqual(["button", "button"]);
  });
});
