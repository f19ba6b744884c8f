import { CallError } from "@torg/http";
import type { Client } from "@torg/http";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { reviewsCall } from "../contract/reviewCalls.ts";
import {
  appendPage,
  emptyReviewList,
  failLoading,
  startLoading,
  type ReviewList,
  type ReviewPage,
} from "../domain/reviewList.ts";

/** Options of a review list's state. */
export interface ReviewListOptions {
  readonly client: Client;
  readonly productId: number;
  /** The first page, if the document contains it; null if the server could not read it. */
  readonly initial?: ReviewPage | null | undefined;
}

/** The reviews of one product. */
export interface ReviewListState extends Pick<StoreApi<ReviewList>, "getState" | "getInitialState" | "subscribe"> {
  /** Loads the first page, or the next one; does nothing while one is loading or when all are loaded. */
  read(): Promise<void>;
}

function firstList(initial: ReviewPage | null | undefined): ReviewList {
  if (initial === null) return failLoading(emptyReviewList);
  return initial === undefined ? emptyReviewList : appendPage(emptyReviewList, initial);
}

/** Creates the review list state of one product; nothing is loaded until `read` is called. */
export function createReviewListState({ client, productId, initial }: ReviewListOptions): ReviewListState {
  const first = firstList(initial);
  const { getState, getInitialState, subscribe, setState } = createStore<ReviewList>()(() => first);
  let isReading = false;
  let hasRead = first.status === "loaded";
  return {
    getState,
    getInitialState,
    subscribe,
    async read() {
      const { nextPage } = getState();
      if (isReading || (hasRead && nextPage === null)) return;
      isReading = true;
      setState(startLoading(getState()));
      try {
        const page = await client.send(reviewsCall, { productId }, nextPage === null ? {} : { url: nextPage });
        setState(appendPage(getState(), page));
        hasRead = getState().status === "loaded";
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setState(failLoading(getState()));
      } finally {
        isReading = false;
      }
    },
  };
}
