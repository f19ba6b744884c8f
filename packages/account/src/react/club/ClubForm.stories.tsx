import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ClubForm } from "./ClubForm.tsx";

const meta = { title: "Account/ClubForm", component: ClubForm } satisfies Meta<typeof ClubForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = { first_name: "Åsa", last_name: "Öberg", email: "asa.oberg@example.se", wants_news: "1" };

/** The newsletter is not preselected. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
  },
};
/** A member who is logged in has nothing to apply for. */
export const Member: Story = { args: { isMember: true } };
/** The form comes back as it was sent: the newsletter is ticked because the visitor ticked it. */
export const Filled: Story = { args: { flash: { values: filled, errors: {} } } };
export const Invalid: Story = {
  args: {
    flash: {
      values: { ...filled, first_name: "", email: "asa@nowhere" },
      errors: {
        first_name: ["Ange ditt förnamn."],
        email: ["Ange en e-postadress, till exempel namn@exempel.se."],
      },
    },
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("Åsa");
    await userEvent.tab();
    await userEvent.keyboard("Öberg");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox")).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
