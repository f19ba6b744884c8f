import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskReview } from "../../fixtures/aDeskReview.ts";
import { ReviewsPage } from "./ReviewsPage.tsx";

const meta = {
  title: "Desk/ReviewsPage",
  component: ReviewsPage,
  args: {
    reviews: [aDeskReview(), aDeskReview({ id: 70, rating: 5, answer: "Tack, Olle.", reviewer: "Olle" })],
    filter: "unanswered",
    operatorRole: "administrator",
  },
} satisfies Meta<typeof ReviewsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Administrator: Story = {};
export const Seller: Story = { args: { operatorRole: "seller" } };
export const TakenDown: Story = {
  args: { filter: "taken-down", reviews: [aDeskReview({ takenDown: "advertising" })] },
};
export const None: Story = { args: { reviews: [] } };
export const LongWords: Story = {
  args: { reviews: [aDeskReview({ text: "Centrifugeringshastighetsbegränsningsindikatorlampa".repeat(4) })] },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
