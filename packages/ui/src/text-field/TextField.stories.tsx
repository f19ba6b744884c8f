import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "Kit/TextField",
  component: TextField,
  args: { label: "E-post", type: "email", autoComplete: "email" },
  decorators: [(Part) => <div style={{ maxInlineSize: "24rem" }}>{Part()}</div>],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("anna@exempel.se");
    await expect(canvas.getByRole("textbox", { name: "E-post" })).toHaveValue("anna@exempel.se");
  },
};
export const Filled: Story = { args: { defaultValue: "anna.lindqvist@exempel.se" } };
export const WithHint: Story = {
  args: { label: "Personnummer", note: "(valfritt)", hint: "ÅÅÅÅMMDD-XXXX", type: "text", inputMode: "numeric" },
};
export const WithError: Story = {
  args: {
    label: "Postnummer",
    type: "text",
    defaultValue: "12A 45",
    hint: "Fem siffror",
    error: "Postnumret får bara innehålla siffror.",
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Postnummer" });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Postnumret får bara innehålla siffror. Fem siffror");
  },
};
export const Disabled: Story = { args: { label: "Land", type: "text", defaultValue: "Sverige", disabled: true } };
export const LongLabel: Story = {
  args: {
    label: "Organisationsnummer för bostadsrättsföreningens fastighetsförvaltningsbolag",
    type: "text",
    error: "Organisationsnumret ska ha tio siffror, till exempel 556012-5790. Kontrollera och försök igen.",
  },
  decorators: [(Part) => <div style={{ inlineSize: "15rem" }}>{Part()}</div>],
};
