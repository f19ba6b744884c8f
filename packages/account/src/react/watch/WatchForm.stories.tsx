import type { Meta, StoryObj } from "@storybook/react-vite";
import { WatchForm } from "./WatchForm.tsx";

const meta = {
  title: "Account/WatchForm",
  component: WatchForm,
  args: { productId: 1001, path: "/produkter/id/1001" },
} satisfies Meta<typeof WatchForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below goods that are sold out: one field, and that the address is confirmed before the only e-mail is sent. */
export const Empty: Story = {};
export const Refused: Story = {
  args: {
    flash: {
      values: { email: "anna@" },
      errors: { email: ["Ange en e-postadress, till exempel namn@exempel.se."] },
    },
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
