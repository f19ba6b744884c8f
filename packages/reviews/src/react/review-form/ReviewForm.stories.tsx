import type { Meta, StoryObj } from "@storybook/react-vite";
import { createClient } from "@torg/http";
import { createMock, reply, replyFailure, type Reply } from "@torg/http/mock";
import { createReviewCall, updateReviewCall } from "../../contract/reviewCalls.ts";
import { createReviewFormState, type ReviewFormState } from "../../state/createReviewFormState.ts";
import { ReviewForm } from "./ReviewForm.tsx";

const saved = { id: 88, rating: 4, reviewer: "Anna" };
const answers = [
  reply(createReviewCall, ({ rating }) => ({ ...saved, rating })),
  reply(updateReviewCall, ({ rating }) => ({ ...saved, rating: rating ?? 4, redirectUrl: null })),
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

function sending(replies: readonly Reply<unknown>[], text: string): ReviewFormState {
  const state = stateOf(replies, { id: 88, rating: 4 });
  void state.send(text, "Anna");
  return state;
}

const meta = {
  title: "Reviews/ReviewForm",
  component: ReviewForm,
  args: { heading: "Tvättmaskin NV 8014", reviewer: "Anna", state: stateOf(answers, null) },
} satisfies Meta<typeof ReviewForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The stars come first; until one is chosen the button waits, and a press leads back to them. */
export const Empty: Story = {};
/** The stars are chosen and said to be saved, before anything is written; the button can be pressed. */
export const Rated: Story = { args: { state: stateOf(answers, { id: 88, rating: 4 }) } };
/**
 * A rating that cannot be saved: choose a star, and a message above the button says what to do while it stays chosen.
 */
export const Failing: Story = {
  args: { state: stateOf([replyFailure(createReviewCall, { status: 500 })], null) },
};
/** The rating was sent, and the answer is pending. */
export const Slow: Story = {
  args: { state: sending([reply(updateReviewCall, { ...saved, redirectUrl: null }, { delay: 3_600_000 })], "Bra.") },
};
/** Sent without words: the reason is at the text, and the rating is still saved. */
export const TextMissing: Story = { args: { state: sending(answers, " ") } };
/** The text could not be sent: a message above the button, and the text is still there to send again. */
export const TextFailed: Story = {
  args: { state: sending([replyFailure(updateReviewCall, { status: 500 })], "Bra."), text: "Tyst och rejäl." },
};
/** A form that was sent without script and without a rating. */
export const Refused: Story = {
  args: { flash: { values: { text: "Tyst och rejäl." }, errors: { rating: ["Sätt ett betyg först."] } } },
};
/** Thanks with the product's name take the place of the form, and have the focus. */
export const Thanks: Story = { args: { state: sending(answers, "Tyst och rejäl.") } };
export const LongWords: Story = {
  args: { heading: "Tvättmaskin med centrifugeringshastighetsbegränsningsindikatorlampa NV 8014" },
};
export const ByKeyboard: Story = {
  args: { state: stateOf(answers, null) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    await userEvent.tab();
    await canvas.findByText(/^Betyg sparat/);
    await userEvent.tab();
    await userEvent.keyboard("Tyst och rejäl.");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await canvas.findByText("Tack för ditt omdöme!");
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
