import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Select } from "./Select.tsx";

const meta = {
  title: "Kit/Select",
  component: Select,
  args: {
    label: "Sortera efter:",
    options: [
      { value: "popular", label: "Populärast" },
      { value: "price", label: "Lägsta pris" },
      { value: "rating", label: "Högsta betyg" },
    ],
  },
  decorators: [(Part) => <div style={{ maxInlineSize: "20rem" }}>{Part()}</div>],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: "Sortera efter:" });
    await userEvent.selectOptions(select, "rating");
    await expect(select).toHaveValue("rating");
  },
};

export const TitledAndRequired: Story = {
  args: { label: "Leveransland", title: "Land", required: true, options: [{ value: "SE", label: "Sverige" }] },
  play: async ({ canvas }) => {
    const first = canvas.getByRole("option", { name: "Land" });
    await expect(first).toBeDisabled();
    await expect(first).toHaveValue("");
    await expect(canvas.getByRole("combobox")).toHaveValue("");
  },
};

export const TitledAndOptional: Story = {
  args: { label: "Storlek", title: "Välj storlek", options: [{ value: "m", label: "Medium" }] },
  play: async ({ canvas }) => expect(canvas.getByRole("option", { name: "Välj storlek" })).toBeEnabled(),
};

export const WithDisabledOption: Story = {
  args: {
    label: "Storlek",
    options: [
      { value: "s", label: "Small" },
      { value: "m", label: "Medium – slut i lager", disabled: true },
      { value: "l", label: "Large" },
    ],
  },
};
export const WithError: Story = {
  args: { label: "Storlek", title: "Välj storlek", required: true, error: "Välj en storlek." },
};
export const Disabled: Story = { args: { disabled: true } };
