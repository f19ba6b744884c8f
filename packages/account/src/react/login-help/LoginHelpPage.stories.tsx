import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoginHelpPage } from "./LoginHelpPage.tsx";

const meta = { title: "Account/LoginHelpPage", component: LoginHelpPage } satisfies Meta<typeof LoginHelpPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One address and two ways in: a new password, or none. The page does not tell whether the address has an account. */
export const Empty: Story = {};
export const Invalid: Story = {
  args: {
    flash: { values: { email: "anna" }, errors: { email: ["Ange en e-postadress, till exempel namn@exempel.se."] } },
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
