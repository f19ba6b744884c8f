import type { Meta, StoryObj } from "@storybook/react-vite";
import { DeskLoginPage } from "./DeskLoginPage.tsx";

const meta = {
  title: "Desk/DeskLoginPage",
  component: DeskLoginPage,
  args: { returnTo: "/butiken" },
} satisfies Meta<typeof DeskLoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three fields, of which the last says where its six digits come from; shoppers are told to log in elsewhere. */
export const Empty: Story = {};
/** A refused login keeps the e-mail address; the page's message never says which of the three fields was wrong. */
export const Refused: Story = { args: { flash: { values: { email: "anna@example.se" }, errors: {} } } };
export const LongWords: Story = {
  args: {
    flash: { values: { email: "fornamn.efternamn-dubbelnamn@avdelningen.butiken.exempel.example" }, errors: {} },
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
