import { type RefObject, useEffect, useRef } from "react";
import type { ImageFile } from "../domain/returnImages.ts";
import type { ReturnSnapshot } from "../state/createReturnState.ts";

type Refusal = Pick<ReturnSnapshot<ImageFile>, "choiceProblem" | "failure">;

/**
 * The ref of a form that moves the focus to its first invalid field each time it is refused because of its fields. Null
 * for a form that was not.
 */
export function useFocusOnRefusal(refusal: Refusal | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const failure = refusal?.failure ?? null;
  const named = failure !== null && Object.keys(failure.errors).length > 0 ? failure : null;
  const reason = refusal?.choiceProblem ?? named;
  useEffect(() => {
    if (reason === null) return;
    form.current?.querySelector<HTMLElement>("[data-invalid] :is(input,select,textarea)")?.focus();
  }, [reason]);
  return form;
}
