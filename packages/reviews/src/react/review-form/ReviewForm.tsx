import { Alert, Button, noFlash, TextArea, TextField, useHydrated, type FormFlash } from "@torg/ui";
import {
  useEffect,
  useId,
  useRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { useStore } from "zustand";
import type { ReviewFormState } from "../../state/createReviewFormState.ts";
import { RatingInput } from "../rating-input/RatingInput.tsx";
import { useReviewsTexts } from "../ReviewsProvider.tsx";

/** Props of ReviewForm. */
export interface ReviewFormProps {
  readonly state: ReviewFormState;
  /** The product's name, as the heading of the form. */
  readonly heading: string;
  /** The reviewer's name, if known. */
  readonly reviewer?: string;
  /** The text written before. */
  readonly text?: string;
  /** Where the form is sent without script. */
  readonly action?: string;
  /** A picture of the product. */
  readonly picture?: ReactNode;
  /** The form refused without script; its values win over the known ones. */
  readonly flash?: FormFlash | null;
}

/** The thanks in place of the form; it gets the focus, which comes into view and would be lost with the form. */
function ReviewSent({ heading }: Pick<ReviewFormProps, "heading">): ReactElement {
  const texts = useReviewsTexts();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert ref={alert} tabIndex={-1} tone="positive" title={texts.thanks}>
      {heading}
    </Alert>
  );
}

/** The form for one product of a review request: first a rating, which is saved at once, then a text. */
export function ReviewForm(props: ReviewFormProps): ReactElement {
  const { state, heading, reviewer = "", text, action, picture, flash } = props;
  const { values, errors } = flash ?? noFlash;
  const texts = useReviewsTexts();
  const { rating, savedRating, hasFailed, isSending, isTextSent, problem } = useStore(state);
  const id = useId();
  // Without script the form is sent as is, so its button must not look disabled.
  const isLive = useHydrated();
  useEffect(() => {
    const leave = (): void => void state.settle();
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [state]);
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const focused = document.activeElement;
    void state.send(textOf(fields.get("text")), textOf(fields.get("reviewer"))).then(() => {
      // Whoever has gone on to another field meanwhile stays there.
      const isHere = [focused, document.body].includes(document.activeElement);
      if (isHere && state.getState().problem === "text-missing") form.querySelector("textarea")?.focus();
    });
  };
  // The waiting button (no rating yet) handles no press: the form reports at the rating what is missing.
  const handlePress = ({ target, currentTarget: form }: MouseEvent<HTMLFormElement>): void => {
    if (rating !== null || !(target instanceof Element) || target.closest("[type=submit]") === null) return;
    void state.send("", "");
    form.querySelector<HTMLElement>("[name=rating]")?.focus();
  };
  if (isTextSent) return <ReviewSent heading={heading} />;
  const isUnrated = problem === "rating-missing";
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- catches presses on the waiting button
    <form
      className="torg-review-form"
      aria-labelledby={id}
      method="post"
      action={action}
      noValidate
      onSubmit={handleSubmit}
      onClick={handlePress}
    >
      <div className="torg-review-form__product">
        {picture}
        <div>
          <h2 className="torg-review-form__heading" id={id}>
            {heading}
          </h2>
          <p className="torg-review-form__notice">{texts.verifiedNotice}</p>
        </div>
      </div>
      <RatingInput
        name="rating"
        value={rating}
        error={isUnrated ? texts.textProblems[problem] : errors["rating"]?.join(" ")}
        onChange={(newRating) => state.rate(newRating)}
        onLeave={() => void state.settle()}
      />
      <output className="torg-review-form__saved">
        {savedRating !== null && savedRating === rating && texts.ratingSaved(savedRating)}
      </output>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        name="reviewer"
        defaultValue={values["reviewer"] ?? reviewer}
        maxLength={100}
        autoComplete="given-name"
      />
      <TextArea
        label={texts.text}
        name="text"
        rows={6}
        maxLength={5000}
        defaultValue={values["text"] ?? text}
        error={problem === null || isUnrated ? errors["text"]?.join(" ") : texts.textProblems[problem]}
      />
      {hasFailed && <Alert tone="danger">{texts.saveFailed}</Alert>}
      <Button type="submit" variant="primary" busy={isSending} aria-disabled={isLive && rating === null}>
        {texts.send}
      </Button>
    </form>
  );
}

function textOf(field: FormDataEntryValue | null): string {
  return typeof field === "string" ? field : "";
}
