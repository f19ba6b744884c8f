import type { Meta, StoryObj } from "@storybook/react-vite";
import { BankIdCard } from "./BankIdCard.tsx";

const meta = {
  title: "Account/BankIdCard",
  component: BankIdCard,
  args: { state: "unlinked" },
} satisfies Meta<typeof BankIdCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unlinked: Story = {};
export const WrongPassword: Story = {
  args: { flash: { values: {}, errors: { password: ["Fel lösenord."] } } },
};
export const Linked: Story = { args: { state: "linked" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
