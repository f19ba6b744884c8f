import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const meta = {
  title: "Kit/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    label: "Brödsmulor",
    items: [
      { label: "Start", href: "/" },
      { label: "Vitvaror", href: "/vitvaror" },
      { label: "Tvätt & tork", href: "/vitvaror/tvatt" },
      { label: "Tvättmaskiner" },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourSteps: Story = {};
export const InLittleRoom: Story = {
  decorators: [(Part) => <div style={{ inlineSize: "15rem" }}>{Part()}</div>],
};
