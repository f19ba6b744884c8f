import type { ComponentPropsWithRef, CSSProperties, ReactElement, ReactNode } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { shareOfStars } from "./shareOfStars.ts";

/** Props of Stars. */
export interface StarsProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** The rating, 0 to 5; partial stars show. */
  readonly value: number;
  /** The rating as text, for screen readers. */
  readonly label: string;
  /** Content after the stars, such as the number of reviews. */
  readonly children?: ReactNode;
}

/** Five stars filled to a rating: one image with a text alternative, drawn by the style sheet. */
export function Stars(props: StarsProps): ReactElement {
  const { value, label, className, children, ...rest } = props;
  const share: CSSProperties & Record<"--torg-stars", string> = { "--torg-stars": shareOfStars(value) };
  return (
    <span {...rest} className={joinClasses("torg-stars", className)}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by the style sheet, so no file is loaded */}
      <span className="torg-stars__image" role="img" aria-label={label} style={share} />
      {children}
    </span>
  );
}
