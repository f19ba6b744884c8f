import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import { visuallyHiddenNotes } from "./VisuallyHidden.notes.ts";

const meta = {
  title: "Kit/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "inkl moms" },
  parameters: { notes: visuallyHiddenNotes },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: (args) => (
    <p>
      4 990 kr <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText("inkl moms");
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
export const AsHeading: Story = {
  render: () => (
    <section>
      <h2>
        <VisuallyHidden>Produkter</VisuallyHidden>
      </h2>
      <p>Rubriken syns inte men går att hoppa till.</p>
    </section>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole("heading", { name: "Produkter" })).toBeInTheDocument(),
};
