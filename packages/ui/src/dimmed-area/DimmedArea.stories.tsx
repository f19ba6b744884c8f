import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DimmedArea } from "./DimmedArea.tsx";

const meta = {
  title: "Kit/DimmedArea",
  component: DimmedArea,
  args: {
    busy: true,
    label: "Laddar",
    children: (
      <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fit, minmax(7rem, 1fr))" }}>
        {["Bosch", "Siemens", "Electrolux"].map((name) => (
          <div key={name} style={{ padding: "4rem 1rem", background: "var(--torg-color-sunken)" }}>
            {name}
          </div>
        ))}
      </div>
    ),
  },
} satisfies Meta<typeof DimmedArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Busy: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent("Laddar"),
};
export const AtRest: Story = { args: { busy: false } };
