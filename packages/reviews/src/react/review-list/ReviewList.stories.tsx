import type { Meta, StoryObj } from "@storybook/react-vite";
import { createClient } from "@torg/http";
import { createMock, reply, replyFailure, type Reply } from "@torg/http/mock";
import { reviewsCall } from "../../contract/reviewCalls.ts";
import { aReview, aReviewPage } from "../../fixtures/aReview.ts";
import { expect, waitFor } from "storybook/test";
import { createReviewListState, type ReviewListState } from "../../state/createReviewListState.ts";
import { ReviewList } from "./ReviewList.tsx";

function stateOf(answer: Reply<unknown>): ReviewListState {
  return createReviewListState({ client: createClient(createMock([answer])), productId: 1001 });
}

const meta = {
  title: "Reviews/ReviewList",
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

/** The first reviews, how many of all they are, and a button for the next. */
export const SevenReviews: Story = {};

/** A single review: words in the singular, and no button for more. */
export const OneReview: Story = {
  args: { score: 4, numberOfReviews: 1, state: stateOf(reply(reviewsCall, aReviewPage(1, [aReview({ rating: 4 })]))) },
};

const counts = [0, 0, 1, 3, 3];
const byStars = [1, 2, 3, 4, 5].map((stars) => `#stjarnor-${stars}`);

/** The distribution of ratings; each row links to its reviews. */
export const Distribution: Story = {
  args: {
    state: stateOf(reply(reviewsCall, ({ page }) => ({ ...aReviewPage(page), ratingCounts: counts }))),
    starLinks: { chosen: null, all: "#alla", byStars },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "4 stjärnor, 3 omdömen" })).toHaveAttribute(
      "href",
      "#stjarnor-4",
    );
    await expect(canvas.queryByRole("link", { name: /^1 stjärna/ })).toBeNull();
  },
};

/** Thousands of ratings: the figures fit, and one bar is nearly full. */
export const DistributionOfMany: Story = {
  args: {
    numberOfReviews: 12_345,
    state: stateOf(reply(reviewsCall, ({ page }) => ({ ...aReviewPage(page), ratingCounts: [0, 1, 0, 344, 12_000] }))),
    starLinks: { chosen: null, all: "#alla", byStars },
  },
  globals: { viewport: { value: "narrow", isRotated: false } },
};

/** Nobody has rated yet: no bars. */
export const DistributionOfNone: Story = {
  args: {
    score: 0,
    numberOfReviews: 0,
    state: stateOf(reply(reviewsCall, { ...aReviewPage(1, []), ratingCounts: [0, 0, 0, 0, 0] })),
    starLinks: { chosen: null, all: "#alla", byStars },
  },
};

/** The bars fill from the right. */
export const DistributionRightToLeft: Story = { args: Distribution.args ?? {}, globals: { direction: "rtl" } };

/** Only those of three stars. */
export const OneRating: Story = {
  args: {
    state: stateOf(reply(reviewsCall, { ...aReviewPage(1, [aReview({ rating: 3 })]), ratingCounts: counts })),
    starLinks: { chosen: 3, all: "#alla", byStars },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "3 stjärnor, 1 omdöme" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(canvas.getByRole("link", { name: "Visa alla betyg" })).toHaveAttribute("href", "#alla");
  },
};

/** A name and a text without a single space, as anybody may write them, stay within a phone. */
export const NoSpaces: Story = {
  args: {
    state: stateOf(reply(reviewsCall, aReviewPage(1, [aReview({ reviewer: "W".repeat(100), text: "Ö".repeat(400) })]))),
  },
  globals: { viewport: { value: "narrow", isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^Ö+$/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** After the last part the button is gone, and the focus is on the first review that came. */
export const AllRead: Story = {
  args: { state: stateOf(reply(reviewsCall, ({ page }) => aReviewPage(page))) },
  play: async ({ canvas, userEvent }) => {
    for (const shown of ["Visar 6 av 7 produktomdömen", "Visar 7 av 7 produktomdömen"]) {
      await userEvent.click(await canvas.findByRole("button", { name: "Visa fler" }));
      await canvas.findByText(shown);
    }
    await expect(canvas.queryByRole("button", { name: "Visa fler" })).toBeNull();
    await expect(canvas.getAllByRole("listitem")[6]).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  args: { state: stateOf(reply(reviewsCall, ({ page }) => aReviewPage(page))) },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole("button", { name: "Visa fler" });
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await canvas.findByText("Visar 6 av 7 produktomdömen");
    await expect(more).toHaveFocus();
  },
};

export const Loading: Story = { args: { state: stateOf(reply(reviewsCall, aReviewPage(), { delay: 3_600_000 })) } };

/** Nobody has written yet: a sentence instead of an empty list. */
export const None: Story = {
  args: { score: 0, numberOfReviews: 0, state: stateOf(reply(reviewsCall, aReviewPage(1, []))) },
};

/** A rating imported without its reviews: no zero is shown beside the stars. */
export const RatingWithoutReviews: Story = {
  args: { score: 3.9, numberOfReviews: 0, state: stateOf(reply(reviewsCall, aReviewPage(1, []))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Inga produktomdömen med textkommentar ännu.")).toBeVisible();
    await expect(canvas.getByRole("img", { name: /3,9/ })).toBeVisible();
    await expect(canvas.queryByText("0 omdömen")).toBeNull();
  },
};

export const Failed: Story = { args: { state: stateOf(replyFailure(reviewsCall, { status: 500 })) } };

/** What was read stays, and the button can be pressed again. */
export const NextPartFailed: Story = {
  args: {
    state: createReviewListState({
      client: createClient(createMock([replyFailure(reviewsCall, { status: 500 })])),
      productId: 1001,
      initial: aReviewPage(),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Visa fler" }));
    await waitFor(() => expect(canvas.getByRole("alert")).toBeVisible());
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByRole("button", { name: "Visa fler" })).toBeVisible();
  },
};

/** The shop's own sentence is shown instead of reviews. */
export const SwitchedOff: Story = {
  args: { state: stateOf(reply(reviewsCall, { ...aReviewPage(1, []), error: "Omdömen är avstängda." })) },
};

/** The mark of a bought product is beside the stars of each such review. */
export const Verified: Story = {
  args: {
    numberOfReviews: 1,
    state: stateOf(reply(reviewsCall, aReviewPage(1, [aReview({ isVerifiedPurchase: true })]))),
  },
};

export const LongWords: Story = {
  args: {
    numberOfReviews: 1,
    state: stateOf(
      reply(
        reviewsCall,
        aReviewPage(1, [
          aReview({
            reviewer: "Energimärkningsförordningens främste kännare i hela Västernorrlands län",
            text: "Luftkonditioneringsanläggningstillbehörssatsmonteringsanvisningarna var tydliga och lätta att följa, ".repeat(
              4,
            ),
          }),
        ]),
      ),
    ),
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
