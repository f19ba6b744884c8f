import type { Meta, StoryObj } from "@storybook/react-vite";
import { AccountLinkPage } from "./AccountLinkPage.tsx";

const meta = {
  title: "Account/AccountLinkPage",
  component: AccountLinkPage,
  args: { kind: "register", token: "5f3a", email: "anna.andersson@example.se" },
} satisfies Meta<typeof AccountLinkPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Register: Story = {};
export const NewPassword: Story = { args: { kind: "password" } };
export const TooShort: Story = {
  args: { kind: "password", flash: { values: {}, errors: { password: ["Lösenordet behöver vara minst 10 tecken."] } } },
};
export const Login: Story = { args: { kind: "login" } };
export const NewAddress: Story = { args: { kind: "address" } };
/** Already used, expired, or truncated by a mail program. */
export const Dead: Story = { args: { kind: null, token: "", email: "" } };
export const LongWords: Story = {
  args: { email: "fornamn.efternamn-dubbelnamn@avdelningen.myndigheten.exempel.example" },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
