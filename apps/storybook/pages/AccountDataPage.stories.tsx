import type { Meta, StoryObj } from "@storybook/react-vite";
import { AccountDataPage } from "../../storefront/src/service/AccountDataPage.tsx";
import { anAccountDataPage } from "../../storefront/src/testing/servicePages.ts";

const meta = {
  title: "Pages/Account data",
  component: AccountDataPage,
  args: { page: anAccountDataPage() },
} satisfies Meta<typeof AccountDataPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const form = "/konto/uppgifter/radera";

export const Overview: Story = {};
export const WithoutNewsletter: Story = { args: { page: anAccountDataPage({ wantsNews: false }) } };
export const Leave: Story = { args: { page: anAccountDataPage({ step: "leave" }) } };
/** What goes, what stays and why, before the password. */
export const Erase: Story = { args: { page: anAccountDataPage({ step: "erase" }) } };
export const WrongPassword: Story = {
  args: {
    page: anAccountDataPage({
      step: "erase",
      draft: { form, values: {}, errors: { password: ["Fel lösenord."] } },
    }),
  },
};
export const Left: Story = { args: { page: anAccountDataPage({ step: "left" }) } };
export const Erased: Story = { args: { page: anAccountDataPage({ step: "erased" }) } };
export const RightToLeft: Story = {
  args: { page: anAccountDataPage({ step: "erase" }) },
  globals: { direction: "rtl" },
};
