import { type ComponentPropsWithRef, type FocusEvent, type ReactElement, type ReactNode, useId } from "react";
import { describeField } from "../form-field/describeField.ts";
import { FieldError } from "../form-field/FieldError.tsx";
import { isShown } from "../internal/isShown.ts";
import { joinClasses } from "../internal/joinClasses.ts";

const star = "M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z";

/** Props of StarRatingInput: texts, rating, and those of a native fieldset. */
export interface StarRatingInputProps extends Omit<ComponentPropsWithRef<"fieldset">, "children" | "defaultValue"> {
  /** What is rated; it labels the group. */
  readonly legend: ReactNode;
  /** Labels of the ratings from worst to best, each including its number of stars as text. */
  readonly labels: readonly string[];
  /** Name of the field; the number of stars is submitted, from 1. */
  readonly name: string;
  /** The rating, if controlled; null for none. */
  readonly value?: number | null | undefined;
  /** The initial rating, if uncontrolled. */
  readonly defaultValue?: number | undefined;
  /** Whether the form requires a rating. */
  readonly required?: boolean | undefined;
  readonly hint?: ReactNode;
  /** Error message. */
  readonly error?: ReactNode;
  /** Called with every rating, including those passed by arrow keys: save it after a pause or in `onLeave`. */
  readonly onRatingChange?: ((rating: number) => void) | undefined;
  /** Called when the focus leaves the group, so that the choice is final. */
  readonly onLeave?: (() => void) | undefined;
}

/**
 * A star rating: native radio buttons from worst to best, filled up to the chosen one through CSS alone. The label of
 * the chosen or hovered rating shows beside them. `ref` and all other props go to the fieldset.
 */
export function StarRatingInput(props: StarRatingInputProps): ReactElement {
  const { legend, labels, name, value, defaultValue, required, hint, error, onRatingChange, ...others } = props;
  const { onLeave, onBlur, className, id, "aria-describedby": describedBy, ...rest } = others;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const handleBlur = (event: FocusEvent<HTMLFieldSetElement>): void => {
    onBlur?.(event);
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
  };
  return (
    <fieldset
      {...rest}
      {...describeField({ id: fieldId, hint, error, describedBy })}
      id={fieldId}
      role="radiogroup"
      aria-required={required === true ? true : undefined}
      className={joinClasses("torg-star-rating", className)}
      onBlur={handleBlur}
    >
      <legend className="torg-star-rating__legend">{legend}</legend>
      {isShown(hint) && (
        <p className="torg-field__hint" id={`${fieldId}-hint`}>
          {hint}
        </p>
      )}
      <div className="torg-star-rating__stars">
        {labels.map((label, index) => {
          const rating = index + 1;
          const checkedProps =
            value === undefined ? { defaultChecked: defaultValue === rating } : { checked: value === rating };
          return (
            <label key={rating} className="torg-star-rating__star">
              <input
                {...checkedProps}
                type="radio"
                name={name}
                value={rating}
                required={required}
                onChange={() => onRatingChange?.(rating)}
              />
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d={star} />
              </svg>
              <span>{label}</span>
            </label>
          );
        })}
      </div>
      <FieldError fieldId={fieldId}>{error}</FieldError>
    </fieldset>
  );
}
