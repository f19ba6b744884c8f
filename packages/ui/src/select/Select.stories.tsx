import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { selectNotes } from "./Select.notes.ts";
import { Select } from "./Select.tsx";

const meta = {
  title: "Kit/Select",
  component: Select,
  parameters: { notes: selectNotes },
  args: {
    label: "Sortera efter:",
    options: [
      { value: "popular", label: "Populärast" },
      { value: "price", label: "Lägsta pris" },
      { value: "rating", label: "Högsta betyg" },
    ],
  },
  decorators: [inRoom("20rem", "at most")],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

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

export const WithHint: Story = {
  args: { label: "Storlek", note: "(valfritt)", hint: "Mät över bröstet, se storleksguiden.", title: "Välj storlek" },
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

export const Invalid: Story = {
  args: { label: "Storlek", title: "Välj storlek", required: true, error: "Välj en storlek." },
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox", { name: "Storlek" });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription("Välj en storlek.");
  },
};

export const NoOptions: Story = {
  args: { label: "Längd", title: "Välj storlek först", options: [], disabled: true },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: {
    label: "Bortforsling och installationsalternativ för tvättmaskinskombinationer",
    options: [{ value: "a", label: "Inbärning, uppackning och tvättmaskinsinstallation med bortforsling" }],
  },
  decorators: [inRoom("15rem")],
};

export const RightToLeft: Story = { args: { error: "Välj en sortering." }, globals: { direction: "rtl" } };

export const ByKeyboard: Story = {
  args: {
    label: "Storlek",
    title: "Välj storlek",
    required: true,
    options: [
      { value: "s", label: "Small" },
      { value: "m", label: "Medium – slut i lager", disabled: true },
      { value: "l", label: "Large" },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: "Storlek" });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await expect(select).toHaveValue("");
    await userEvent.tab();
    await expect(select).not.toHaveFocus();
    await expect(select).toBeInvalid();
  },
};
