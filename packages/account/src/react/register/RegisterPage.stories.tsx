import type { Meta, StoryObj } from "@storybook/react-vite";
import { RegisterPage } from "./RegisterPage.tsx";

const meta = { title: "Account/RegisterPage", component: RegisterPage } satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name and address only: the password is chosen through a link in an e-mail, which the last field says. */
export const Empty: Story = {};
export const Invalid: Story = {
  args: {
    flash: {
      values: { first_name: "", last_name: "Öberg", email: "asa@nowhere" },
      errors: {
        first_name: ["Ange ditt förnamn."],
        email: ["Ange en e-postadress, till exempel namn@exempel.se."],
      },
    },
  },
};
/** The address is named, and the e-mail can be sent again without filling in the form once more. */
export const Sent: Story = {
  args: {
    isSent: true,
    flash: { values: { first_name: "Åsa", last_name: "Öberg", email: "asa@example.se" }, errors: {} },
  },
};
/** The page of the sent form, reloaded: the sent values are kept for only one view. */
export const SentAndReloaded: Story = { args: { isSent: true } };
export const LongWords: Story = {
  args: {
    flash: {
      values: {
        first_name: "Anna-Karin Wilhelmina",
        last_name: "von Oxenstierna-Gyllenstierna",
        email: "fornamn.efternamn-dubbelnamn@avdelningen.myndigheten.exempel.example",
      },
      errors: {},
    },
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
