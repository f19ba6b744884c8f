import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { inRoom } from "../testing/inRoom.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { errorSummaryNotes } from "./ErrorSummary.notes.ts";
import { ErrorSummary, type ErrorSummaryProps } from "./ErrorSummary.tsx";

const meta = {
  title: "Kit/ErrorSummary",
  component: ErrorSummary,
  parameters: { notes: errorSummaryNotes },
  args: {
    title: "Rätta två uppgifter innan du går vidare",
    errors: [
      { fieldId: "mejl", message: "Ange en giltig e-postadress." },
      { fieldId: "postnummer", message: "Ange ett postnummer." },
    ],
  },
  decorators: [inRoom("32rem", "at most")],
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

function WithFields(args: ErrorSummaryProps) {
  return (
    <div style={{ display: "grid", gap: "1.5rem" }}>
      <ErrorSummary {...args} />
      <TextField id="mejl" label="E-post" error="Ange en giltig e-postadress." />
      <TextField id="postnummer" label="Postnummer" error="Ange ett postnummer." />
    </div>
  );
}

export const LeadsToTheFields: Story = {
  render: (args) => <WithFields {...args} />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Ange ett postnummer." });
    await expect(link).toHaveAttribute("href", "#postnummer");
  },
};

export const OneError: Story = {
  args: {
    title: "Rätta en uppgift innan du går vidare",
    errors: [{ fieldId: "villkor", message: "Du måste acceptera köpvillkoren." }],
  },
};

export const NoErrors: Story = {
  args: { errors: [] },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <p>Alla uppgifter är ifyllda.</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    title: "Rätta organisationsuppgifterna innan du går vidare till betalningsalternativen",
    errors: [
      { fieldId: "orgnr", message: "Bostadsrättsföreningens organisationsnummer ska ha tio siffror." },
      { fieldId: "ref", message: "Ange fastighetsförvaltningsbolagets referensperson." },
    ],
  },
  decorators: [inRoom("15rem")],
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const ByKeyboard: Story = {
  // Prevents navigation: the fragment would reload the story.
  args: { onClick: fn((event) => event.preventDefault()) },
  render: (args) => <WithFields {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("link", { name: "Ange en giltig e-postadress." })).toHaveFocus());
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Ange ett postnummer." });
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(link).toHaveAttribute("href", `#${canvas.getByRole("textbox", { name: "Postnummer" }).id}`);
  },
};
