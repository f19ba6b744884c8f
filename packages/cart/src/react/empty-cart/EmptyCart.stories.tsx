import { createClient } from "@torg/http";
import { createMock } from "@torg/http/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { aCart, cartReplies } from "../../fixtures/index.ts";
import { CartRoot } from "../CartRoot.tsx";
import { EmptyCart } from "./EmptyCart.tsx";

const empty = aCart({ lines: [] });

const meta = {
  title: "Cart/EmptyCart",
  component: EmptyCart,
  args: {
    categories: [
      { title: "Vitvaror", link: "/kategori/vitvaror" },
      { title: "Ljud & bild", link: "/kategori/ljud-bild" },
    ],
  },
  decorators: [
    (Story) => (
      <CartRoot options={{ client: createClient(createMock(cartReplies(empty))), initial: empty }}>
        <Story />
      </CartRoot>
    ),
  ],
} satisfies Meta<typeof EmptyCart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Vitvaror" })).toHaveAttribute("href", "/kategori/vitvaror");
  },
};

/** No departments are known: the message stands alone, with no promise of links. */
export const WithoutCategories: Story = { args: { categories: [] } };

export const LongWords: Story = {
  args: { categories: [{ title: "Hushållsapparatstillbehörsavdelningen", link: "/kategori/tillbehor" }] },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
