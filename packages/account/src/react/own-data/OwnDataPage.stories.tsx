import type { Meta, StoryObj } from "@storybook/react-vite";
import { OwnDataPage } from "./OwnDataPage.tsx";

const meta = {
  title: "Account/OwnDataPage",
  component: OwnDataPage,
  args: { step: "overview", name: "Anna Andersson", email: "anna.andersson@example.se", wantsNews: true },
} satisfies Meta<typeof OwnDataPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A card for each thing that customers may do with their data; of all ways on, only erasing is marked as dangerous. */
export const Overview: Story = {};
/** The card of the newsletter says that none is sent, and has no button. */
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
/** BankID is linked: its card says what is stored, and one button ends it without the password. */
export const WithBankId: Story = { args: { bankId: "linked" } };
/** The reason is at the password in BankID's own card; the form for the address has none. */
export const WrongPasswordForBankId: Story = {
  args: { bankId: "unlinked", bankIdFlash: { values: {}, errors: { password: ["Fel lösenord."] } } },
};
/** What happens to account, newsletter and orders, before the password and the button. */
export const Leave: Story = { args: { step: "leave" } };
/** What is erased, what is kept and why, before the password. */
export const Erase: Story = { args: { step: "erase" } };
/** Nothing is erased: the reason is at the password, which is empty again. */
export const WrongPassword: Story = {
  args: { step: "erase", flash: { values: {}, errors: { password: ["Fel lösenord."] } } },
};
/** Account and newsletter have ended; the ways on are the shop and joining again. */
export const Left: Story = { args: { step: "left" } };
/** Everything is erased: the customer is told which e-mail is the last, and no way back is offered. */
export const Erased: Story = { args: { step: "erased" } };
export const LongWords: Story = {
  args: {
    name: "Anna-Margareta Wennerström-Lagercrantz af Björkhammarsgården",
    email: "anna-margareta.wennerstrom-lagercrantz@bjorkhammarsgardensfastighetsforvaltning.example",
  },
};

export const RightToLeft: Story = { args: { step: "erase" }, globals: { direction: "rtl" } };
