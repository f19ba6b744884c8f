import type { Meta, StoryObj } from "@storybook/react-vite";
import { AccountLinkPage } from "./AccountLinkPage.tsx";

const meta = {
  title: "Account/AccountLinkPage",
  component: AccountLinkPage,
  args: { kind: "register", token: "5f3a", email: "anna.andersson@example.se" },
} satisfies Meta<typeof AccountLinkPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last step to an account: a password, with its length and how to choose one said before anything is typed. */
export const Register: Story = {};
/** It tells whose account it is, and that other devices are logged out. */
export const NewPassword: Story = { args: { kind: "password" } };
/** The reason is at the password, which is empty again. */
export const TooShort: Story = {
  args: { kind: "password", flash: { values: {}, errors: { password: ["Lösenordet behöver vara minst 10 tecken."] } } },
};
/** Opening the link logs nobody in: a button does, because mail programs open links too. */
export const Login: Story = { args: { kind: "login" } };
/** The new address is named and confirmed with a button; what was bought with the old one is told how to find. */
export const NewAddress: Story = { args: { kind: "address" } };
/** Already used, expired, or truncated by a mail program. */
export const Dead: Story = { args: { kind: null, token: "", email: "" } };
export const LongWords: Story = {
  args: { email: "fornamn.efternamn-dubbelnamn@avdelningen.myndigheten.exempel.example" },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
