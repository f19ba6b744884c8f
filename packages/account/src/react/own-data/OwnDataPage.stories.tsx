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
export const Leave: Story = { args: { step: "leave" } };
/** What goes, what stays and why, before the password. */
export const Erase: Story = { args: { step: "erase" } };
export const WrongPassword: Story = {
  args: { step: "erase", flash: { values: {}, errors: { password: ["Fel lösenord."] } } },
};
export const Left: Story = { args: { step: "left" } };
export const Erased: Story = { args: { step: "erased" } };
export const RightToLeft: Story = { args: { step: "erase" }, globals: { direction: "rtl" } };
