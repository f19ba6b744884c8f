import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoginPage } from "../../storefront/src/service/LoginPage.tsx";
import { aLoginPage } from "../../storefront/src/testing/servicePages.ts";

const meta = { title: "Pages/Login", component: LoginPage, args: { page: aLoginPage() } } satisfies Meta<
  typeof LoginPage
>;

export default meta;
type Story = StoryObj<typeof meta>;

const refused = (values: Readonly<Record<string, string>>, errors: Readonly<Record<string, string[]>>): Story => ({
  args: { page: aLoginPage({ form: "/konto/login_from_checkout", values, errors }) },
});

export const Empty: Story = {};
/** A wrong password brings the address back; the page's message says what is wrong, and not which of the two it was. */
export const WrongPassword = refused({ email: "anna.andersson@example.se" }, {});
export const Invalid = refused(
  { email: "anna" },
  {
    email: ["Ange en e-postadress, till exempel namn@exempel.se."],
    password: ["Ange ditt lösenord."],
  },
);
export const LongWords = refused({ email: "fornamn.efternamn-dubbelnamn@avdelningen.myndigheten.exempel.example" }, {});
export const RightToLeft: Story = { globals: { direction: "rtl" } };
