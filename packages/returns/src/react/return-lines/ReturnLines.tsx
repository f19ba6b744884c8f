import { type ReactElement, useId } from "react";
import { quantityField } from "../../contract/returnFields.ts";
import type { ReturnLine } from "../../domain/returnOrder.ts";

/** Texts of the choice of lines. */
export interface ReturnLinesTexts {
  readonly legend: string;
  readonly hint: string;
  /** How many were bought, beside the field. */
  readonly bought: (count: number) => string;
}

/** Props of ReturnLines. */
export interface ReturnLinesProps {
  readonly lines: readonly ReturnLine[];
  readonly words: ReturnLinesTexts;
  /** How many of a line are chosen initially. */
  readonly chosen: (line: ReturnLine) => number;
  /** The error of the choice. */
  readonly error?: string | undefined;
}

/** The lines of an order with how many of each are returned; fields of the surrounding form, named `products[id]`. */
export function ReturnLines({ lines, words, chosen, error }: ReturnLinesProps): ReactElement {
  const id = useId();
  const isWrong = error !== undefined;
  return (
    <fieldset
      className="torg-return-lines"
      aria-describedby={isWrong ? `${id}-error` : `${id}-hint`}
      data-invalid={isWrong ? "" : undefined}
    >
      <legend className="torg-return-lines__legend">{words.legend}</legend>
      <p className="torg-return-lines__hint" id={`${id}-hint`}>
        {words.hint}
      </p>
      <ul className="torg-return-lines__list">
        {lines.map((line, index) => (
          <li key={line.productId} className="torg-return-lines__line">
            <label className="torg-return-lines__name" htmlFor={`${id}-${line.productId}`}>
              {line.name}
            </label>
            <span className="torg-return-lines__count">
              <input
                className="torg-input torg-return-lines__input"
                id={`${id}-${line.productId}`}
                type="number"
                inputMode="numeric"
                name={quantityField(line.productId)}
                min={0}
                max={line.quantity}
                defaultValue={chosen(line)}
                required
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- a form that came back starts where it is wrong
                autoFocus={isWrong && index === 0}
              />
              <span className="torg-return-lines__bought">{words.bought(line.quantity)}</span>
            </span>
          </li>
        ))}
      </ul>
      {isWrong && (
        <p className="torg-return-lines__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
