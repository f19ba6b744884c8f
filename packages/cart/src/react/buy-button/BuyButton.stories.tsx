import { createClient } from "@torg/http";
import { createMock, replyFailure } from "@torg/http/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { updateProductsCall } from "../../contract/index.ts";
import { aCart, aCartLine, cartReplies } from "../../fixtures/index.ts";
import { quoteCartTexts } from "../../texts/index.ts";
import { CartRoot } from "../CartRoot.tsx";
import { BuyButton } from "./BuyButton.tsx";

const empty = aCart({ lines: [] });

const meta = {
  title: "Cart/BuyButton",
  component: BuyButton,
  args: { product: { productId: 1302 } },
  decorators: [
    (Story) => (
      <CartRoot options={{ client: createClient(createMock(cartReplies(empty))), initial: empty }}>
        <Story />
      </CartRoot>
    ),
  ],
} satisfies Meta<typeof BuyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** The button says so and keeps the focus, and a link to the checkout is where space was kept for it. */
export const Added: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("button", { name: "Tillagd" })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "Gå till kassan" })).toHaveAttribute("href", "/kassa/leverans");
  },
};

/** The response is pending: the button is busy, and a second press does nothing. */
export const Slow: Story = {
  decorators: [
    (Story) => (
      <CartRoot options={{ client: { send: () => new Promise(() => {}) }, initial: empty }}>
        <Story />
      </CartRoot>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Lägg i varukorgen" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

/** The quantity is chosen beside the button. */
export const WithQuantity: Story = {
  args: { product: { productId: 1302, maxPurchasableQuantity: 4 }, asksQuantity: true, size: "large", wide: true },
  play: async ({ canvas, userEvent }) => {
    const quantity = canvas.getByRole("combobox", { name: "Antal" });
    await userEvent.selectOptions(quantity, "3");
    await userEvent.click(canvas.getByRole("button", { name: "Lägg i varukorgen" }));
    await expect(await canvas.findByRole("button", { name: "Tillagd" })).toBeVisible();
    await expect(quantity).toHaveValue("3");
  },
};

const never = { send: () => new Promise<never>(() => {}) };
const refusing = createClient(
  createMock([
    replyFailure(updateProductsCall, { status: 409, message: "Produkten är slutsåld." }),
    ...cartReplies(empty),
  ]),
);
const quantityArgs = { product: { productId: 1302, maxPurchasableQuantity: 4 }, asksQuantity: true } as const;

/** Three are being added: the chosen quantity stays. */
export const QuantitySlow: Story = {
  args: { ...quantityArgs, size: "large", wide: true },
  decorators: [
    (Story) => (
      <CartRoot options={{ client: never, initial: empty }}>
        <Story />
      </CartRoot>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Antal" }), "3");
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("button")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("combobox", { name: "Antal" })).toHaveValue("3");
  },
};

/** The shop has fewer in stock: the reason is shown below, and another number can be chosen. */
export const QuantityRefused: Story = {
  args: { ...quantityArgs, size: "large", wide: true },
  decorators: [
    (Story) => (
      <CartRoot options={{ client: refusing, initial: empty }}>
        <Story />
      </CartRoot>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Antal" }), "4");
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Produkten är slutsåld.");
    await expect(canvas.getByRole("combobox", { name: "Antal" })).toBeEnabled();
  },
};

/** Mirrored: the quantity is to the right of the button, and its number keeps its order. */
export const QuantityRightToLeft: Story = { args: { ...quantityArgs, wide: true }, globals: { direction: "rtl" } };

const bar = { name: "HDMI-kabel 2 m", price: "100 kr" };
const phone = { viewport: { value: "phone", isRotated: false } };

/** On a phone a bar with a second button is shown while the first is above the screen. */
export const WithBar: Story = {
  args: { bar, size: "large", wide: true },
  globals: phone,
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: "2rem 200vh" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole("button");
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
    window.scrollTo(0, 600);
    await waitFor(() => expect(canvas.getAllByRole("button")).toHaveLength(2));
    const [, second] = canvas.getAllByRole("button");
    if (second !== undefined) await userEvent.click(second);
    await waitFor(() => expect(first).toHaveTextContent("Tillagd"));
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getAllByRole("button")).toHaveLength(1));
  },
};

/** The error is also shown in the bar, because the one beside the first button is above the screen. */
export const BarFailing: Story = {
  ...WithBar,
  decorators: [
    (Story) => (
      <CartRoot
        options={{
          client: createClient(
            createMock([
              replyFailure(updateProductsCall, { status: 409, message: "Produkten är slutsåld." }),
              ...cartReplies(empty),
            ]),
          ),
          initial: empty,
        }}
      >
        <div style={{ paddingBlock: "2rem 200vh" }}>
          <Story />
        </div>
      </CartRoot>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const alert = await canvas.findByRole("alert");
    await expect(canvasElement.querySelector(".torg-buy-bar__problem")).toHaveTextContent(alert.textContent);
    window.scrollTo(0, 600);
    await waitFor(() => expect(canvas.getAllByRole("button")).toHaveLength(2));
  },
};

/** A variant must be chosen first: the bar links to that choice. */
export const BarToVariant: Story = {
  ...WithBar,
  args: {
    product: { productId: 1401, isChosen: false },
    bar: { name: "Arbetsplatsbelysningskombinationsstativ", price: "1 299 kr", chooseAddress: "#variant" },
    size: "large",
    wide: true,
  },
  play: async ({ canvas }) => {
    window.scrollTo(0, 600);
    await expect(await canvas.findByRole("link", { name: "Välj variant" })).toHaveAttribute("href", "#variant");
  },
};

/** The second button is busy like the first one. */
export const BarSlow: Story = {
  ...WithBar,
  decorators: [
    (Story) => (
      <CartRoot options={{ client: never, initial: empty }}>
        <div style={{ paddingBlock: "2rem 200vh" }}>
          <Story />
        </div>
      </CartRoot>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    window.scrollTo(0, 600);
    await waitFor(() => expect(canvas.getAllByRole("button")).toHaveLength(2));
    const [, second] = canvas.getAllByRole("button");
    if (second !== undefined) await userEvent.click(second);
    for (const button of canvas.getAllByRole("button")) await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

/** A long word as name and a long price do not squeeze the button. */
export const BarLongWords: Story = {
  ...WithBar,
  args: {
    bar: { name: "Luftkonditioneringsanläggningstillbehörssats", price: "1 249 900 kr" },
    size: "large",
    wide: true,
  },
  globals: { viewport: { value: "narrow", isRotated: false } },
  play: async ({ canvas }) => {
    window.scrollTo(0, 600);
    await waitFor(() => expect(canvas.getAllByRole("button")).toHaveLength(2));
    const [, second] = canvas.getAllByRole("button");
    await expect(second?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Mirrored: in the bar further down the page, name and price are to the right and the button to the left. */
export const BarRightToLeft: Story = { ...WithBar, globals: { ...phone, direction: "rtl" } };

/** How many a customer may buy is said before anything is bought. */
export const WithMaximum: Story = { args: { product: { productId: 1008, maxPurchasableQuantity: 2 } } };

/** The cart has as many as a customer may buy: the button is disabled, and the reason is below. */
export const MaximumReached: Story = {
  args: { product: { productId: 1001, maxPurchasableQuantity: 2 } },
  decorators: [
    (Story) => {
      const full = aCart({ lines: [aCartLine({ quantity: 2 })] });
      return (
        <CartRoot options={{ client: createClient(createMock([])), initial: full }}>
          <Story />
        </CartRoot>
      );
    },
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Lägg i varukorgen" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription("Max 2 per kund");
  },
};

/** The product cannot be bought: the button stays in its place, disabled. */
export const NotForSale: Story = {
  args: { product: { productId: 1302, buyDisabled: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Lägg i varukorgen" })).toBeDisabled();
  },
};

/** A variant has to be chosen first, and the line below says so. */
export const VariantNotChosen: Story = { args: { product: { productId: 1401, isChosen: false } } };

/** A product that is bought once is in the cart already. */
export const BoughtOnce: Story = {
  args: { product: { productId: 1601, onlyOnce: true, buyDisabled: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Produkt tillagd" })).toBeDisabled();
  },
};

export const Refused: Story = {
  decorators: [
    (Story) => {
      const refusal = replyFailure(updateProductsCall, { status: 409, message: "Produkten är slutsåld." });
      return (
        <CartRoot options={{ client: createClient(createMock([refusal, ...cartReplies(empty)])), initial: empty }}>
          <Story />
        </CartRoot>
      );
    },
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Produkten är slutsåld.");
    await expect(canvas.getByRole("button", { name: "Lägg i varukorgen" })).toBeVisible();
  },
};

export const QuoteMode: Story = {
  decorators: [
    (Story) => (
      <CartRoot options={{ client: createClient(createMock([])), initial: empty }} texts={quoteCartTexts}>
        <Story />
      </CartRoot>
    ),
  ],
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
