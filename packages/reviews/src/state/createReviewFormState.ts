import { CallError, scheduleTimeout } from "@torg/http";
import type { Client, Schedule } from "@torg/http";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { createReviewCall, updateReviewCall } from "../contract/reviewCalls.ts";
import { reviewTextProblem, type ReviewTextProblem } from "../domain/reviewText.ts";
import type { Rating } from "../domain/review.ts";

/** How long a rating must stay unchanged before it is saved: arrow keys pass through the ratings in between. */
const restMilliseconds = 800;

/** Options of the form state of one product in a review request. */
export interface ReviewFormOptions {
  readonly client: Client;
  readonly uuid: string;
  readonly productId: number;
  /** The existing review. */
  readonly review?: { readonly id: number; readonly rating: number } | null;
  /** Navigates to an address that the server returned. */
  readonly onRedirect: (address: string) => void;
  /** Runs a callback later and returns its cancel function; default: `setTimeout`. */
  readonly schedule?: Schedule;
}

/** The data that the form shows. */
export interface ReviewFormSnapshot {
  readonly rating: number | null;
  /** The rating saved on the server. */
  readonly savedRating: number | null;
  readonly reviewId: number | null;
  readonly hasFailed: boolean;
  readonly isSending: boolean;
  readonly isTextSent: boolean;
  readonly problem: ReviewTextProblem | null;
}

/** The state of the form of one product of a review request. */
export interface ReviewFormState extends Pick<
  StoreApi<ReviewFormSnapshot>,
  "getState" | "getInitialState" | "subscribe"
> {
  /** Chooses a rating; it is saved after a delay, or at once by `settle`. */
  rate(rating: Rating): void;
  /** Saves the chosen rating now, for example when the focus or the page is left. */
  settle(): Promise<void>;
  /** Sends the text, after the rating. */
  send(text: string, reviewer: string): Promise<void>;
}

/** Requests are completed even if the page is left meanwhile. */
const outlives = { keepalive: true } as const;

type Update = Partial<Pick<ReviewFormSnapshot, "reviewId" | "savedRating">>;

/**
 * Creates the form state of one product. Saves run one after the other, so that the first creates the review and later
 * ones update it.
 */
export function createReviewFormState(options: ReviewFormOptions): ReviewFormState {
  const { client, uuid, productId, review, onRedirect, schedule = scheduleTimeout } = options;
  const { getState, getInitialState, subscribe, setState } = createStore<ReviewFormSnapshot>()(() => ({
    rating: review?.rating ?? null,
    savedRating: review?.rating ?? null,
    reviewId: review?.id ?? null,
    hasFailed: false,
    isSending: false,
    isTextSent: false,
    problem: null,
  }));
  let cancel = (): void => {};
  let queue: Promise<void> = Promise.resolve();

  const saveNow = (): Promise<void> => {
    cancel();
    queue = queue.then(() =>
      attempt(async () => setState({ hasFailed: false, ...(await saveRating(options, getState())) })),
    );
    return queue;
  };

  return {
    getState,
    getInitialState,
    subscribe,
    rate(rating) {
      setState({ rating, problem: null });
      cancel();
      cancel = schedule(() => void saveNow(), restMilliseconds);
    },
    settle: saveNow,
    async send(text, reviewer) {
      if (getState().isSending) return;
      setState({ isSending: true });
      await saveNow();
      const { reviewId, hasFailed } = getState();
      const problem = reviewTextProblem(text, reviewId);
      setState({ problem: hasFailed ? null : problem });
      await attempt(async () => {
        if (reviewId === null || problem !== null || hasFailed) return;
        const update = { uuid, reviewId, text, reviewer, productId };
        const { redirectUrl: address } = await client.send(updateReviewCall, update, outlives);
        if (address === null) setState({ isTextSent: true });
        else onRedirect(address);
      });
      setState({ isSending: false });
    },
  };

  async function attempt(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setState({ hasFailed: true });
    }
  }
}

/** Saves the chosen rating if the server has another one; the first save creates the review. */
async function saveRating(options: ReviewFormOptions, snapshot: ReviewFormSnapshot): Promise<Update> {
  const { client, uuid, productId, onRedirect } = options;
  const { rating, savedRating, reviewId } = snapshot;
  if (rating === null || rating === savedRating) return {};
  if (reviewId === null) {
    const created = await client.send(createReviewCall, { uuid, productId, rating }, outlives);
    return { reviewId: created.id, savedRating: created.rating };
  }
  const updated = await client.send(updateReviewCall, { uuid, reviewId, rating }, outlives);
  if (updated.redirectUrl !== null) onRedirect(updated.redirectUrl);
  return { reviewId: updated.id, savedRating: updated.rating };
}
