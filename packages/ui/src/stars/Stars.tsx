import type { ComponentPropsWithRef, CSSProperties, ReactElement, ReactNode } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { shareOfStars } from "./shareOfStars.ts";

/** Props of Stars. */
export interface StarsProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** The grade, 0 to 5; parts of a star show. */
  readonly value: number;
  /** The same in words, for assistive technology. */
  readonly label: string;
  /** What stands after the stars, such as how many have answered. */
  readonly children?: ReactNode;
}

/** Five stars filled to a grade: one image with a text, drawn by the style sheet alone. */
export function Stars(props: StarsProps): ReactElement {
  const { value, label, className, children, ...rest } = props;
  const share: CSSProperties & Record<"--torg-stars", string> = { "--torg-stars": shareOfStars(value) };
  return (
    <span {...rest} className={joinClasses("torg-stars", className)}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the style sheet draws it, so no file is fetched */}
      <span className="torg-stars__image" role="img" aria-label={label} style={share} />
      {children}
    </span>
  );
}
