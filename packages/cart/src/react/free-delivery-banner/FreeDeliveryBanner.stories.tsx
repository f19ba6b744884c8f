import { createClient } from "@torg/http";
import { createMock } from "@torg/http/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { aCart, aCartLine } from "../../fixtures/index.ts";
import { CartRoot } from "../CartRoot.tsx";
import { FreeDeliveryBanner } from "./FreeDeliveryBanner.tsx";

interface Scene {
  readonly goodsOre: number;
  readonly limitOre: number | null;
  readonly includesVat: boolean;
}

function BannerScene({ goodsOre, limitOre, includesVat }: Scene) {
  const lines = [aCartLine({ quantity: 1, unitPriceInclVatOre: goodsOre })];
  const cart = aCart({ lines, freeDeliveryLimitOre: limitOre, includesVat });
  return (
    <CartRoot key={goodsOre} options={{ client: createClient(createMock([])), initial: cart }}>
      <FreeDeliveryBanner />
    </CartRoot>
  );
}

const meta = {
  title: "Cart/FreeDeliveryBanner",
  component: BannerScene,
  args: { goodsOre: 69_900, limitOre: 100_000, includesVat: true },
} satisfies Meta<typeof BannerScene>;

export default meta;
type Story = StoryObj<typeof meta>;

/** More than 30 percent of the limit is left: only the limit is told, and the bar shows how far the cart has come. */
export const Far: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Fri frakt över 1\s000\skr$/)).toBeVisible();
  },
};

/** The limit includes VAT for companies as well, unlike the amounts around it. */
export const Company: Story = {
  args: { includesVat: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Fri frakt över 1\s000\skr \(inkl moms\)$/)).toBeVisible();
  },
};

/** At most 30 percent of the limit is left: the missing amount is told instead of the limit. */
export const Near: Story = {
  args: { goodsOre: 70_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Du har 300\skr kvar till fri frakt!$/)).toBeVisible();
  },
};

/** The limit is reached: the bar is full, and the sentence tells no amount. */
export const Qualified: Story = {
  args: { goodsOre: 100_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Du har kvalificerat dig för fri frakt!")).toBeVisible();
  },
};

/** The shop has no free delivery: nothing is shown, and no space is kept for it. */
export const NotOffered: Story = {
  args: { limitOre: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/frakt/)).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
