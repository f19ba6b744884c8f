import { createClient } from "@torg/http";
import { createMock, replyFailure } from "@torg/http/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect } from "storybook/test";
import { updateProductsCall } from "../../contract/index.ts";
import type { Cart } from "../../domain/cart.ts";
import { aCart, aCartLine, anEnergyOfALine, cartReplies, someAddons } from "../../fixtures/index.ts";
import { CartRoot } from "../CartRoot.tsx";
import { addonOptions } from "../../domain/buying/addonChoice.ts";
import { AddonList } from "./AddonList.tsx";
import { BuyWithAddons } from "./BuyWithAddons.tsx";

const empty = aCart({ lines: [] });

const within = (cart: Cart) => (Story: () => ReactElement) =>
  (
    // A page's margin.
    <div style={{ maxInlineSize: "34rem", paddingInline: "var(--torg-space-4)" }}>
      <CartRoot options={{ client: createClient(createMock(cartReplies(cart))), initial: cart }}>
        <Story />
      </CartRoot>
    </div>
  );

const meta = {
  title: "Cart/BuyWithAddons",
  component: BuyWithAddons,
  args: { product: { productId: 1001, maxPurchasableQuantity: 5 }, addons: someAddons, size: "large", wide: true },
  decorators: [within(empty)],
} satisfies Meta<typeof BuyWithAddons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** Only the extras, for a page with its own buy button. */
export const ExtrasAlone: Story = {
  render: () => <AddonList options={addonOptions(someAddons, new Set(), empty)} onToggle={() => {}} />,
};

/** The product and the ticked extra are added with one press, and the button says so. */
export const Added: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: /Anslutningsslang/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Lägg i varukorgen" }));
    await expect(await canvas.findByRole("button", { name: "Tillagd" })).toBeVisible();
  },
};

/** The product and its extras are being added together. */
export const Slow: Story = {
  render: (args) => (
    <CartRoot options={{ client: { send: () => new Promise(() => {}) }, initial: empty }}>
      <BuyWithAddons {...args} />
    </CartRoot>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: /Anslutningsslang/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Lägg i varukorgen" }));
    await expect(canvas.getByRole("button")).toHaveAttribute("aria-busy", "true");
  },
};

/** The shop refused them; the chosen extras stay chosen. */
export const Refused: Story = {
  render: (args) => {
    const refusal = replyFailure(updateProductsCall, { status: 409, message: "Produkten är slutsåld." });
    return (
      <CartRoot options={{ client: createClient(createMock([refusal, ...cartReplies(empty)])), initial: empty }}>
        <BuyWithAddons {...args} />
      </CartRoot>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: /Anslutningsslang/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Lägg i varukorgen" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Produkten är slutsåld.");
    await expect(canvas.getByRole("checkbox", { name: /Anslutningsslang/ })).toBeChecked();
  },
};

/** The cart has as many of an extra as a customer may buy: its box is disabled, and says why. */
export const MaximumReached: Story = {
  decorators: [within(aCart({ lines: [aCartLine({ productId: 1902, quantity: 1 })] }))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: /Stapelsats/ })).toBeDisabled();
    await expect(canvas.getByText("Max 1 per kund")).toBeVisible();
  },
};

/** Extras without pictures: name and price use the space, and no replacement is shown. */
export const WithoutPicture: Story = {
  args: { addons: someAddons.map((addon) => ({ ...addon, imageUrl: "" })) },
};

/** An extra with an energy label shows its class beside the price. */
export const WithEnergyClass: Story = {
  args: {
    addons: someAddons.map((addon, index) => ({
      ...addon,
      name: index === 0 ? "LED-lampa E27" : addon.name,
      energy: index === 0 ? anEnergyOfALine() : null,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /^Energiklass C på skalan A till G/ })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    addons: someAddons.map((addon) => ({
      ...addon,
      name: "Luftkonditioneringsanläggningstillbehörssats för fritidshusägare",
      priceOre: 1_249_000,
    })),
  },
};

/** On a phone a long name takes the whole line, and the link goes below it. */
export const LittleRoom: Story = {
  args: { addons: someAddons.map((addon) => ({ ...addon, name: "Minne CT16G4DFRA266 16 GB 1x16 GB 2666 MHz CL19" })) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 350 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [box] = canvas.getAllByRole("checkbox");
    const [link] = canvas.getAllByRole("link", { name: /^Läs mer/ });
    const label = box?.closest("label")?.getBoundingClientRect();
    await expect(link?.getBoundingClientRect().top).toBeGreaterThanOrEqual(label?.bottom ?? Infinity);
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole("checkbox", { name: /Anslutningsslang/ });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Läs mer om Anslutningsslang 2 m" })).toHaveFocus();
  },
};
