import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { inRoom } from "../testing/inRoom.tsx";
import { describeField } from "./describeField.ts";
import { FieldError } from "./FieldError.tsx";
import { formFieldNotes } from "./FormField.notes.ts";
import { FormField } from "./FormField.tsx";

const meta = {
  title: "Kit/FormField",
  component: FormField,
  subcomponents: { FieldError },
  parameters: { notes: formFieldNotes },
  args: { fieldId: "leveransdag", label: "Önskad leveransdag" },
  render: (args) => (
    <FormField {...args}>
      <input
        {...describeField({ id: args.fieldId, hint: args.hint, error: args.error })}
        id={args.fieldId}
        className="torg-input"
        type="date"
      />
    </FormField>
  ),
  decorators: [inRoom("24rem", "at most")],
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithHint: Story = { args: { note: "(valfritt)", hint: "Vardagar, tidigast i övermorgon" } };

export const Invalid: Story = {
  args: { hint: "Vardagar, tidigast i övermorgon", error: "Välj en vardag." },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText("Önskad leveransdag");
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription("Välj en vardag. Vardagar, tidigast i övermorgon");
  },
};

export const Disabled: Story = {
  render: (args) => (
    <FormField {...args}>
      <input id={args.fieldId} className="torg-input" type="date" disabled />
    </FormField>
  ),
};

export const ErrorAlone: Story = {
  render: () => (
    <fieldset aria-describedby="dagar-error">
      <legend className="torg-field__label">Dagar som passar</legend>
      <Checkbox>Måndag</Checkbox>
      <FieldError fieldId="dagar">Välj minst en dag.</FieldError>
    </fieldset>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription("Välj minst en dag.");
  },
};

export const LongWords: Story = {
  args: {
    label: "Installationsteknikerns ankomstdag vid tvättmaskinsinstallation",
    note: "(valfritt)",
    hint: "Fastighetsskötarens telefontider avgör när trapphuset är tillgängligt.",
    error: "Tvättmaskinsinstallationer utförs måndag till fredag, helgdagar undantagna.",
  },
  decorators: [inRoom("15rem")],
};

export const RightToLeft: Story = {
  args: { hint: "Vardagar, tidigast i övermorgon", error: "Välj en vardag." },
  globals: { direction: "rtl" },
};

export const ByKeyboard: Story = {
  render: (args) => (
    <FormField {...args}>
      <input id={args.fieldId} className="torg-input" />
    </FormField>
  ),
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole("textbox", { name: "Önskad leveransdag" });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard("2026-12-01");
    await expect(control).toHaveValue("2026-12-01");
  },
};
