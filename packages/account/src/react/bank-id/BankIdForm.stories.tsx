import type { Meta, StoryObj } from "@storybook/react-vite";
import { BankIdForm } from "./BankIdForm.tsx";

const meta = {
  title: "Account/BankIdForm",
  component: BankIdForm,
  args: { returnTo: "/konto" },
} satisfies Meta<typeof BankIdForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside another way to log in. */
export const BesideAnother: Story = {};
/** Where it is what the page is for, with words of its own. */
export const First: Story = { args: { isFirst: true, label: "Försök igen" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
