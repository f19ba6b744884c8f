import type { Meta, StoryObj } from "@storybook/react-vite";
import { BankIdCard } from "./BankIdCard.tsx";

const meta = {
  title: "Account/BankIdCard",
  component: BankIdCard,
  args: { state: "unlinked" },
} satisfies Meta<typeof BankIdCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Linking asks for the password, so that nobody else does it, and says that no personal number is stored. */
export const Unlinked: Story = {};
/** Not linked: the reason is at the password, which is empty again. */
export const WrongPassword: Story = {
  args: { flash: { values: {}, errors: { password: ["Fel lösenord."] } } },
};
/** What is stored about the person, and a button that ends it. */
export const Linked: Story = { args: { state: "linked" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
