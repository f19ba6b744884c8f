import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { customerDetails } from "../../domain/customer/index.ts";
import { aCheckoutUser } from "../../fixtures/index.ts";
import { CustomerDetailsForm } from "./CustomerDetailsForm.tsx";

const meta = {
  title: "Checkout/CustomerDetailsForm",
  component: CustomerDetailsForm,
  args: { details: customerDetails(aCheckoutUser()) },
} satisfies Meta<typeof CustomerDetailsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The stored details. After saving, the page shows a message above, and the form the new values. */
export const Saved: Story = {};

/** An account without orders. */
export const Empty: Story = {
  args: {
    details: customerDetails(aCheckoutUser({ mobile: "", address: "", postalCode: "", city: "" })),
  },
};

export const Company: Story = {
  args: { details: customerDetails(aCheckoutUser({ companyName: "Nordvik AB" })) },
};

/** The typed values are kept, and each message links to its field. */
export const Refused: Story = {
  args: {
    flash: {
      values: { user_firstname: "Anna", user_lastname: "", user_mobile: "12", user_zipcode: "1234" },
      errors: {
        user_lastname: ["Ange ett efternamn."],
        user_mobile: ["Ange ett mobilnummer, till exempel 070-123 45 67."],
        user_zipcode: ["Ange ett giltigt postnummer."],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Ange ett efternamn." })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Postnummer" })).toHaveValue("1234");
  },
};

export const LongWords: Story = {
  args: {
    details: customerDetails(
      aCheckoutUser({
        companyName: "Björkhammarsgårdens fastighetsförvaltning och trädgårdsanläggningar i Västernorrland AB",
        firstName: "Anna-Margareta",
        lastName: "Wennerström-Lagercrantz af Björkhammarsgården",
        address: "Björkhammarsgårdens norra lillgårdsväg 118 B, uppgång 4, våning 12",
        careOf: "Wennerström-Lagercrantz",
        city: "Västra Björkhammarsgårdsområdet",
      }),
    ),
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
