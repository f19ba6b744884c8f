import type { Meta, StoryObj } from "@storybook/react-vite";
import { createClient } from "@torg/http";
import { createMock, reply, replyFailure, type Reply } from "@torg/http/mock";
import { createReviewCall, updateReviewCall } from "../../contract/index.ts";
import { createReviewFormState, type ReviewFormState } from "../../state/index.ts";
import { ReviewForm } from "./ReviewForm.tsx";

const saved = { id: 88, rating: 4, reviewer: "Anna" };
const answers = [
  reply(createReviewCall, ({ rating }) => ({ ...saved, rating })),
  reply(updateReviewCall, ({ rating }) => ({ ...saved, rating: rating ?? 4, redirect_url: null })),
];

function stateOf(replies: readonly Reply<unknown>[], review: { id: number; rating: number } | null): ReviewFormState {
  return createReviewFormState({
    client: createClient(createMock(replies)),
    uuid: "a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f602",
    productId: 1001,
    review,
    onRedirect: () => {},
  });
}

const meta = {
  title: "Reviews/Review form",
  component: ReviewForm,
  args: { heading: "Tvättmaskin NV 8014", reviewer: "Anna", state: stateOf(answers, null) },
} satisfies Meta<typeof ReviewForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Rated: Story = { args: { state: stateOf(answers, { id: 88, rating: 4 }) } };
export const Failing: Story = {
  args: { state: stateOf([replyFailure(createReviewCall, { status: 500 })], null) },
};
