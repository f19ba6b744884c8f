import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { textFieldNotes } from "./TextField.notes.ts";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "Kit/TextField",
  component: TextField,
  parameters: { notes: textFieldNotes },
  args: { label: "E-post", type: "email", autoComplete: "email" },
  decorators: [inRoom("24rem", "at most")],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: "anna.lindqvist@exempel.se" } };

export const WithHint: Story = {
  args: { label: "Personnummer", note: "(valfritt)", hint: "ÅÅÅÅMMDD-XXXX", type: "text", inputMode: "numeric" },
};

export const Invalid: Story = {
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
    await expect(canvas.getByRole("alert")).toHaveTextContent("Postnumret får bara innehålla siffror.");
  },
};

export const ReadOnly: Story = {
  args: { label: "Ordernummer", type: "text", defaultValue: "100245", readOnly: true },
};

export const Disabled: Story = { args: { label: "Land", type: "text", defaultValue: "Sverige", disabled: true } };

export const LongWords: Story = {
  args: {
    label: "Organisationsnummer för bostadsrättsföreningens fastighetsförvaltningsbolag",
    type: "text",
    error: "Organisationsnumret ska ha tio siffror, till exempel 556012-5790. Kontrollera och försök igen.",
  },
  decorators: [inRoom("15rem")],
};

export const RightToLeft: Story = {
  args: { hint: "namn@exempel.se", error: "Ange en giltig e-postadress." },
  globals: { direction: "rtl" },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox", { name: "E-post" });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("anna@exempel.se");
    await expect(input).toHaveValue("anna@exempel.se");
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
  },
};
