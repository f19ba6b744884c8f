import { Radio } from "@torg/ui";
import type { ReactElement } from "react";
import { ratings, type Rating } from "../../domain/index.ts";
import { useReviewsTexts } from "../ReviewsProvider.tsx";

/** Props of RatingInput. */
export interface RatingInputProps {
  /** Name of the field. */
  readonly name: string;
  readonly value: number | null;
  readonly onChange: (rating: Rating) => void;
  /** Hears that the focus has left, when the choice is made. */
  readonly onLeave?: () => void;
}

/** Five native radio buttons from the worst to the best. */
export function RatingInput({ name, value, onChange, onLeave }: RatingInputProps): ReactElement {
  const texts = useReviewsTexts();
  return (
    <fieldset className="torg-rating-input">
      <legend className="torg-rating-input__legend">{texts.ratingLegend}</legend>
      <div className="torg-rating-input__choices">
        {ratings.map((rating) => (
          <Radio
            key={rating}
            name={name}
            value={rating}
            checked={value === rating}
            onChange={() => {
              onChange(rating);
            }}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (currentTarget.closest("fieldset")?.contains(relatedTarget) !== true) onLeave?.();
            }}
          >
            {texts.ratingNames[rating]}
          </Radio>
        ))}
      </div>
    </fieldset>
  );
}
