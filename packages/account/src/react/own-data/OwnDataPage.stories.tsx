import type { Meta, StoryObj } from "@storybook/react-vite";
import { OwnDataPage } from "./OwnDataPage.tsx";

const meta = {
  title: "Account/OwnDataPage",
  component: OwnDataPage,
  args: { step: "overview", name: "Anna Andersson", email: "anna.andersson@example.se", wantsNews: true },
} satisfies Meta<typeof OwnDataPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const WithoutNewsletter: Story = { args: { wantsNews: false } };
/** An invalid new address, and a wrong password. */
export const WrongAddress: Story = {
  args: {
    flash: {
      values: { email: "anna@" },
      errors: { email: ["Ange en e-postadress, till exempel namn@exempel.se."], password: ["Fel lösenord."] },
    },
  },
};
/** The shop has BankID, but it is not linked to this account. */
export const WithoutBankId: Story = { args: { bankId: "unlinked" } };
export const WithBankId: Story = { args: { bankId: "linked" } };
export const WrongPasswordForBankId: Story = {
  args: { bankId: "unlinked", bankIdFlash: { values: {}, errors: { password: ["Fel lösenord."] } } },
};
export const Leave: Story = { args: { step: "leave" } };
/** What is erased, what is kept and why, before the password. */
export const Erase: Story = { args: { step: "erase" } };
export const WrongPassword: Story = {
  args: { step: "erase", flash: { values: {}, errors: { password: ["Fel lösenord."] } } },
};
export const Left: Story = { args: { step: "left" } };
export const Erased: Story = { args: { step: "erased" } };
export const LongWords: Story = {
  args: {
    name: "Anna-Margareta Wennerström-Lagercrantz af Björkhammarsgården",
    email: "anna-margareta.wennerstrom-lagercrantz@bjorkhammarsgardensfastighetsforvaltning.example",
  },
};

export const RightToLeft: Story = { args: { step: "erase" }, globals: { direction: "rtl" } };
