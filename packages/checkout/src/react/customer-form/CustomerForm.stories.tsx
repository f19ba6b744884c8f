import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { aCheckout, aCheckoutUser, paymentTypes } from "../../fixtures/index.ts";
import { CheckoutScene } from "../../testing/CheckoutScene.tsx";

const private_ = { customer_type: "private", includes_vat: true, selected_payment_type: "3" } as const;

const meta = {
  title: "Checkout/CustomerForm",
  component: CheckoutScene,
  args: {
    data: aCheckout({
      ...private_,
      payment_type_chosen: true,
      available_payment_types: paymentTypes.map((type) => ({ ...type, requires_pnr: true })),
    }),
  },
} satisfies Meta<typeof CheckoutScene>;

export default meta;
type Story = StoryObj<typeof meta>;

const isHidden = (field: Element): boolean =>
  getComputedStyle(field).getPropertyValue("-webkit-text-security") === "disc";

/** The number can be read while it is written and looked at again by going back to it; its value is never changed. */
export const PersonalNumberHidden: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Personnummer" });
    await userEvent.click(field);
    await userEvent.keyboard("850709-9805");
    await expect(isHidden(field)).toBe(false);
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Förnamn" })).toHaveFocus();
    await expect(isHidden(field)).toBe(true);
    await expect(field).toHaveValue("850709-9805");
    await userEvent.tab({ shift: true });
    await expect(isHidden(field)).toBe(false);
  },
};

export const PersonalNumberOptional: Story = {
  args: { data: aCheckout({ ...private_, snippet: "free_order" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Personnummer (valfritt)")).not.toBeRequired();
  },
};

/** Anybody may see the number of a company. */
export const OrganisationNumberOpen: Story = {
  args: {
    data: aCheckout({ payment_type_chosen: true, user: aCheckoutUser({ user_pnr: "556016-0680" }) }),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Organisationsnummer" });
    await expect(isHidden(field)).toBe(false);
    await userEvent.click(field);
    await userEvent.tab();
    await expect(isHidden(field)).toBe(false);
  },
};

/** The company of a sole trader has the number of its owner. */
export const SoleTraderHidden: Story = {
  args: { data: aCheckout({ payment_type_chosen: true }) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Organisationsnummer" });
    await userEvent.click(field);
    await userEvent.keyboard("19850709-9805");
    await userEvent.tab();
    await expect(isHidden(field)).toBe(true);
    await userEvent.clear(field);
    await userEvent.keyboard("556016-0680");
    await userEvent.tab();
    await expect(isHidden(field)).toBe(false);
  },
};
