import { type ComponentPropsWithRef, Fragment, type ReactElement, type ReactNode, useId } from "react";
import { Badge } from "../badge/Badge.tsx";
import { isShown } from "../internal/isShown.ts";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of RadioCard: its texts, and everything that a native radio button takes. */
export interface RadioCardProps extends Omit<ComponentPropsWithRef<"input">, "type" | "title" | "children"> {
  /** The option; together with the price it labels the radio button. */
  readonly title: ReactNode;
  /** The price, as formatted text. */
  readonly price?: ReactNode;
  /** Short advantages, each in its own bubble; after the reason if the card cannot be chosen. */
  readonly bubbles?: readonly string[] | undefined;
  /** A logo or picture; decorative, because the title says the same. */
  readonly image?: { readonly src: string; readonly width: number; readonly height: number } | undefined;
  /** A drawing instead of a picture, such as a bare PaymentMark. */
  readonly mark?: ReactNode;
  readonly description?: ReactNode;
  /** Why the card cannot be chosen, in a word or two; disables the radio button. */
  readonly unavailable?: ReactNode;
  /** More about the option, possibly with its own controls; outside of the label. */
  readonly children?: ReactNode;
}

interface UnavailableProps extends Pick<RadioCardProps, "unavailable"> {
  readonly id: string;
  readonly bubbles: readonly string[];
}

function UnavailableLine({ id, unavailable, bubbles }: UnavailableProps): ReactElement {
  return (
    <p className="torg-radio-card__unavailable" id={id}>
      {unavailable}
      {bubbles.map((bubble) => (
        <Fragment key={bubble}>
          {" · "}
          <span>{bubble}</span>
        </Fragment>
      ))}
    </p>
  );
}

/** One option of several with price and description. `className` goes to the card, other props to the radio button. */
export function RadioCard(props: RadioCardProps): ReactElement {
  const { title, price, bubbles = [], image, mark, description, unavailable, children, className, id, ...rest } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const missing = isShown(unavailable);
  const described = [
    missing ? `${fieldId}-unavailable` : "",
    isShown(description) ? `${fieldId}-description` : "",
    !missing && bubbles.length > 0 ? `${fieldId}-bubbles` : "",
  ].filter((part) => part !== "");
  return (
    <div className={joinClasses("torg-radio-card", className)}>
      <label className="torg-radio-card__label">
        <input
          {...rest}
          type="radio"
          id={fieldId}
          className="torg-choice__control torg-radio-card__control"
          disabled={rest.disabled === true || missing}
          aria-labelledby={`${fieldId}-title ${fieldId}-price`}
          aria-describedby={described.join(" ") || undefined}
        />
        <span className="torg-radio-card__title" id={`${fieldId}-title`}>
          {title}
        </span>
        {image !== undefined && <img className="torg-radio-card__image" alt="" loading="lazy" {...image} />}
        {image === undefined && mark}
        {isShown(price) && (
          <span className="torg-radio-card__price" id={`${fieldId}-price`}>
            {price}
          </span>
        )}
      </label>
      {missing && <UnavailableLine id={`${fieldId}-unavailable`} unavailable={unavailable} bubbles={bubbles} />}
      {isShown(description) && (
        <div className="torg-radio-card__description" id={`${fieldId}-description`}>
          {description}
        </div>
      )}
      {!missing && bubbles.length > 0 && (
        <ul className="torg-radio-card__bubbles" id={`${fieldId}-bubbles`}>
          {bubbles.map((bubble) => (
            <li key={bubble}>
              <Badge tone="accent">{bubble}</Badge>
            </li>
          ))}
        </ul>
      )}
      {isShown(children) && <div className="torg-radio-card__more">{children}</div>}
    </div>
  );
}
