import type { Meta, StoryObj } from "@storybook/react-vite";
import { createClient } from "@torg/http";
import { createReviewFormState } from "../../state/createReviewFormState.ts";
import { ReviewForm } from "../review-form/ReviewForm.tsx";
import { ReviewRefusal } from "./ReviewRefusal.tsx";
import { ReviewRequest } from "./ReviewRequest.tsx";
import { ReviewThanks } from "./ReviewThanks.tsx";

const state = createReviewFormState({
  client: createClient(),
  uuid: "a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f602",
  productId: 1001,
  review: null,
  onRedirect: () => {},
});

const meta = {
  title: "Reviews/ReviewRequest",
  component: ReviewRequest,
  args: {
    children: <ReviewForm state={state} heading="Tvättmaskin NV 8014" reviewer="Anna" text="" action="/review/1001" />,
  },
} satisfies Meta<typeof ReviewRequest>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is asked for, and the form of one product, whose name is its heading. */
export const OneProduct: Story = {};
/** The request is hidden. */
export const AllAnswered: Story = { args: { children: <p>Tack för ditt omdöme!</p> } };
/** Nothing changes before the press. */
export const Refusal: Story = { render: () => <ReviewRefusal action="/nej-tack" isRefused={false} /> };
export const Refused: Story = { render: () => <ReviewRefusal action="/nej-tack" isRefused /> };
/** Thanks in the shop's words, and the way to the shop. */
export const Thanks: Story = {
  render: () => <ReviewThanks heading="Tack för ditt omdöme!" lead="Ditt omdöme hjälper andra att välja rätt." />,
};
export const LongWords: Story = {
  args: {
    children: (
      <ReviewForm
        state={state}
        heading="Luftkonditioneringsanläggningstillbehörssats för fritidshus"
        reviewer="Anna-Margareta Wennerström-Lagercrantz af Björkhammarsgården"
        text=""
        action="/review/1001"
      />
    ),
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
