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

/** Each review can be answered and taken down; an answer that exists is open, so that it can be changed. */
export const Administrator: Story = {};
/** A seller can answer and change answers, but cannot take a review down. */
export const Seller: Story = { args: { operatorRole: "seller" } };
/** The reason for the removal is on the review, and neither form is left. */
export const TakenDown: Story = {
  args: { filter: "taken-down", reviews: [aDeskReview({ takenDown: "advertising" })] },
};
/** Every review with words has an answer: a sentence says so, and the other filters stay. */
export const None: Story = { args: { reviews: [] } };
export const LongWords: Story = {
  args: { reviews: [aDeskReview({ text: "Centrifugeringshastighetsbegränsningsindikatorlampa".repeat(4) })] },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
