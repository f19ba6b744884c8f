import type { Meta, StoryObj } from "@storybook/react-vite";
import { someDayFigures } from "../../fixtures/someDayFigures.ts";
import { FiguresPage } from "./FiguresPage.tsx";

const meta = {
  title: "Desk/FiguresPage",
  component: FiguresPage,
  args: { days: someDayFigures },
} satisfies Meta<typeof FiguresPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Today and the two weeks as sums, and each day with bars to compare; a day without orders is muted. */
export const TwoWeeks: Story = {};
/** No orders and no carts: zeros without bars, and a dash where a share cannot be worked out. */
export const NothingYet: Story = {
  args: { days: someDayFigures.map(({ day }) => ({ day, orders: 0, turnoverOre: 0, carts: 0 })) },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
