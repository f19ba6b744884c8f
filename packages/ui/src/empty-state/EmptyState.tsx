import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { LinkButton } from "../link-button/LinkButton.tsx";
import { joinClasses } from "../internal/joinClasses.ts";

/** A way on from where there is nothing yet. */
export interface EmptyStateWay {
  readonly name: string;
  readonly url: string;
  /** Whether it is the likeliest of them. */
  readonly isPrimary?: boolean | undefined;
}

/** Props of EmptyState; `className`, `ref` and all other props go to the root. */
export interface EmptyStateProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** A drawing of what could stand here, for eyes only. */
  readonly icon: string;
  readonly words: ReactNode;
  /** What the ways lead to; left out where there are none. */
  readonly hint?: ReactNode;
  /** Ways on, the likeliest first. Default: none. */
  readonly ways?: readonly EmptyStateWay[] | undefined;
}

/** What stands where there is nothing yet, as in an empty cart or a list of wishes, and the ways on from there. */
export function EmptyState({ icon, words, hint, ways = [], className, ...rest }: EmptyStateProps): ReactElement {
  return (
    <div {...rest} className={joinClasses("torg-empty-state", className)}>
      <span className="torg-empty-state__icon">
        <Icon icon={icon} />
      </span>
      <p className="torg-empty-state__words">{words}</p>
      {ways.length > 0 && hint !== undefined && <p className="torg-empty-state__hint">{hint}</p>}
      {ways.length > 0 && (
        <ul className="torg-empty-state__ways">
          {ways.map(({ name, url, isPrimary = false }) => (
            <li key={url}>
              <LinkButton href={url} variant={isPrimary ? "primary" : "secondary"}>
                {name}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
