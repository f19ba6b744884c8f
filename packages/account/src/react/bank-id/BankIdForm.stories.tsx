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
/** As the page's main action, with its own text. */
export const First: Story = { args: { isFirst: true, label: "Försök igen" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
