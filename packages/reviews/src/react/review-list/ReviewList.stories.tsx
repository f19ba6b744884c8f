import type { Meta, StoryObj } from "@storybook/react-vite";
import { createClient } from "@torg/http";
import { createMock, reply, replyFailure, type Reply } from "@torg/http/mock";
import { reviewsCall } from "../../contract/index.ts";
import { aReviewPage } from "../../fixtures/index.ts";
import { createReviewListState, type ReviewListState } from "../../state/index.ts";
import { ReviewList } from "./ReviewList.tsx";

function stateOf(answer: Reply<unknown>): ReviewListState {
  return createReviewListState({ client: createClient(createMock([answer])), productId: 1001 });
}

const meta = {
  title: "Reviews/Review list",
  component: ReviewList,
  args: {
    productId: 1001,
    score: 4.3,
    numberOfReviews: 7,
    state: stateOf(reply(reviewsCall, ({ page }) => aReviewPage(page))),
  },
} satisfies Meta<typeof ReviewList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SevenReviews: Story = {};
export const None: Story = {
  args: { score: 0, numberOfReviews: 0, state: stateOf(reply(reviewsCall, aReviewPage(1, []))) },
};
export const Failed: Story = { args: { state: stateOf(replyFailure(reviewsCall, { status: 500 })) } };
export const SwitchedOff: Story = {
  args: { state: stateOf(reply(reviewsCall, { ...aReviewPage(1, []), error: "Omdömen är avstängda." })) },
};
