import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "./LinkButton.tsx";

const meta = {
  title: "Kit/LinkButton",
  component: LinkButton,
  args: { href: "/kassa/leverans", children: "Gå till kassan" },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: "primary" } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: "quiet", children: "Fortsätt handla" } };
