import { StarRatingInput } from "@torg/ui";
import type { ReactElement } from "react";
import { isRating, ratings, type Rating } from "../../domain/index.ts";
import { useReviewsTexts } from "../ReviewsProvider.tsx";

/** Props of RatingInput. */
export interface RatingInputProps {
  /** Name of the field. */
  readonly name: string;
  readonly value: number | null;
  /** What is wrong; nothing if left out. */
  readonly error?: string | undefined;
  readonly onChange: (rating: Rating) => void;
  /** Hears that the focus has left, when the choice is made. */
  readonly onLeave?: () => void;
}

/** The five ratings of a product as stars, with the words of reviews. */
export function RatingInput({ name, value, error, onChange, onLeave }: RatingInputProps): ReactElement {
  const texts = useReviewsTexts();
  return (
    <StarRatingInput
      legend={texts.ratingLegend}
      labels={ratings.map((rating) => texts.ratingLabel(rating, texts.ratingNames[rating]))}
      name={name}
      value={value}
      error={error}
      onRatingChange={(rating) => {
        if (isRating(rating)) onChange(rating);
      }}
      onLeave={onLeave}
    />
  );
}
