import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Select } from "./Select.tsx";

const options = [
  { value: "s", label: "Small" },
  { value: "m", label: "Medium", disabled: true },
];

describe("Select", () => {
  it("shows its title as an empty option that cannot be chosen when it is required", () => {
    render(<Select label="Storlek" title="Välj storlek" required options={options} />);
    const title = screen.getByRole<HTMLOptionElement>("option", { name: "Välj storlek" });
    expect([title.value, title.disabled]).toEqual(["", true]);
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Storlek" }).value).toBe("");
  });

  it("allows its title to be chosen when it is not required", () => {
    render(<Select label="Storlek" title="Välj storlek" options={options} />);
    expect(screen.getByRole<HTMLOptionElement>("option", { name: "Välj storlek" }).disabled).toBe(false);
  });

  it("does nothing when a disabled option is chosen", async () => {
    const onChange = vi.fn<() => void>();
    render(<Select label="Storlek" title="Välj storlek" required options={options} onChange={onChange} />);
    await userEvent.setup().selectOptions(screen.getByRole("combobox"), "m");
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("");
  });
});
