import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextField } from "../text-field/TextField.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";

const meta = {
  title: "Kit/ErrorSummary",
  component: ErrorSummary,
  args: {
    title: "Rätta två uppgifter innan du går vidare",
    errors: [
      { fieldId: "mejl", message: "Ange en giltig e-postadress." },
      { fieldId: "postnummer", message: "Ange ett postnummer." },
    ],
  },
  decorators: [(Part) => <div style={{ maxInlineSize: "32rem" }}>{Part()}</div>],
} satisfies Meta<typeof ErrorSummary>;

export default meta;

export const LeadsToTheFields: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.5rem" }}>
      <ErrorSummary {...args} />
      <TextField id="mejl" label="E-post" error="Ange en giltig e-postadress." />
      <TextField id="postnummer" label="Postnummer" error="Ange ett postnummer." />
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Ange ett postnummer." });
    await expect(link).toHaveAttribute("href", "#postnummer");
  },
};
