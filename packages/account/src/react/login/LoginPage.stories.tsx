import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "@torg/ui";
import { LoginForm } from "./LoginForm.tsx";
import { LoginPage } from "./LoginPage.tsx";

const meta = { title: "Account/LoginPage", component: LoginPage, args: { returnTo: "/konto" } } satisfies Meta<
  typeof LoginPage
>;

export default meta;
type Story = StoryObj<typeof meta>;

const refused = (values: Readonly<Record<string, string>>, errors: Readonly<Record<string, string[]>>): Story => ({
  args: { flash: { values, errors } },
});

/** The form comes first; then help, that no login is needed to buy, and the ways to an account and to the club. */
export const Empty: Story = {};
/**
 * After a wrong password the address is filled in again; the page's message does not say which of the two was wrong.
 */
export const WrongPassword = refused({ email: "anna.andersson@example.se" }, {});
export const Invalid = refused(
  { email: "anna" },
  {
    email: ["Ange en e-postadress, till exempel namn@exempel.se."],
    password: ["Ange ditt lösenord."],
  },
);
/** A shop with BankID logins. */
export const WithBankId: Story = { args: { hasBankId: true } };
/** Another way to log in, below the form. */
export const OtherWays: Story = {
  args: {
    children: (
      <p>
        <LinkButton href="#freja" wide>
          Logga in med Freja
        </LinkButton>
      </p>
    ),
  },
};
/** Only the form, for a custom page or panel. */
export const FormAlone: Story = { render: (args) => <LoginForm {...args} /> };
export const LongWords = refused({ email: "fornamn.efternamn-dubbelnamn@avdelningen.myndigheten.exempel.example" }, {});
export const RightToLeft: Story = { globals: { direction: "rtl" } };
