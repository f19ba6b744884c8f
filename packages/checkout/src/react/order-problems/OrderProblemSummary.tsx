import { Alert, ErrorSummary } from "@torg/ui";
import type { ReactElement } from "react";
import type { BlockName } from "../../domain/blocks.ts";
import { listingBlock, shownPlaces } from "../../domain/orderPlaces.ts";
import { useCheckout, useCheckoutContext } from "../CheckoutProvider.tsx";
import { placeId, summaryId } from "./placeId.ts";
import { useOrderProblems } from "./useOrderProblems.ts";

/** All problems that prevent an order, each message linking to its place, in the one block that lists them. */
export function OrderProblemSummary({ block }: { readonly block: BlockName }): ReactElement | null {
  const { texts } = useCheckoutContext();
  const data = useCheckout((snapshot) => snapshot.data);
  const { problems, message, first } = useOrderProblems();
  if (block !== (message === null ? listingBlock(first, data) : "payment")) return null;
  // Problems of a block that is not shown appear only here.
  const shown = shownPlaces(data);
  const errors = problems.map(({ place, text }) => ({
    fieldId: place !== "payment" && shown.includes(place) ? placeId(place) : summaryId,
    message: text,
  }));
  if (message === null) return <ErrorSummary id={summaryId} title={texts.summaryOfProblems} errors={errors} />;
  return (
    <Alert id={summaryId} tabIndex={-1} tone="danger">
      {message}
    </Alert>
  );
}
