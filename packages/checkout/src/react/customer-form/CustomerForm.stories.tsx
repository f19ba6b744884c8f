import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { aCheckout, aCheckoutUser, paymentTypes } from "../../fixtures/index.ts";
import { CheckoutScene } from "../../testing/CheckoutScene.tsx";

interface FormSceneProps {
  readonly customerType: "private" | "company";
  /** Whether the chosen payment type requires a personal identity number. */
  readonly requiresPersonalNumber: boolean;
  /** An order that costs nothing is placed without paying. */
  readonly isFree: boolean;
  /** The buyer's known number. */
  readonly number: string;
}

/** The form in its page context. */
function FormScene({ customerType, requiresPersonalNumber, isFree, number }: FormSceneProps) {
  const person = { includesVat: true, selectedPaymentTypeId: "3" } as const;
  const data = aCheckout({
    ...(customerType === "private" ? person : {}),
    customerType,
    isPaymentTypeChosen: true,
    paymentTypes: paymentTypes.map((type) => ({ ...type, requiresPersonalNumber })),
    ...(isFree ? { snippet: "free_order" } : {}),
    ...(number === "" ? {} : { user: aCheckoutUser({ identityNumber: number }) }),
  });
  return <CheckoutScene data={data} key={JSON.stringify([customerType, requiresPersonalNumber, isFree, number])} />;
}

const meta = {
  title: "Checkout/CustomerForm",
  component: FormScene,
  args: { customerType: "private", requiresPersonalNumber: true, isFree: false, number: "" },
  argTypes: {
    customerType: { control: "radio", options: ["private", "company"] },
    requiresPersonalNumber: {
      control: "boolean",
      description: "Whether the chosen way to pay asks for a personal number",
    },
    isFree: { control: "boolean", description: "An order that costs nothing" },
    number: { control: "text", description: "Number that is known of the buyer" },
  },
} satisfies Meta<typeof FormScene>;

export default meta;
type Story = StoryObj<typeof meta>;

const isHidden = (field: Element): boolean =>
  getComputedStyle(field).getPropertyValue("-webkit-text-security") === "disc";

/** The number is readable while it is typed, and again when its field is focused; its value never changes. */
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

/** If nothing needs the number, it is not requested. */
export const PersonalNumberOptional: Story = {
  args: { isFree: true, requiresPersonalNumber: false },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Personnummer (valfritt)");
    await expect(field).not.toBeVisible();
    await userEvent.click(canvas.getByText("+ Lägg till personnummer"));
    await expect(field).toBeVisible();
    await expect(field).not.toBeRequired();
  },
};

/** A company's number is public. */
export const OrganisationNumberOpen: Story = {
  args: { customerType: "company", requiresPersonalNumber: false, number: "556016-0680" },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Organisationsnummer" });
    await expect(isHidden(field)).toBe(false);
    await userEvent.click(field);
    await userEvent.tab();
    await expect(isHidden(field)).toBe(false);
  },
};

/** A sole trader's company number is the owner's personal identity number. */
export const SoleTraderHidden: Story = {
  args: { customerType: "company", requiresPersonalNumber: false },
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

export const RightToLeft: Story = { globals: { direction: "rtl" } };
