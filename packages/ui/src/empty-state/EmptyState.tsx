import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { LinkButton } from "../link-button/LinkButton.tsx";
import { joinClasses } from "../internal/joinClasses.ts";

/** A link to continue with when there is no content yet. */
export interface EmptyStateLink {
  readonly name: string;
  readonly url: string;
  /** Whether it is the most likely one. */
  readonly isPrimary?: boolean | undefined;
}

/** Props of EmptyState; `className`, `ref` and all other props go to the root. */
export interface EmptyStateProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** An illustration of the missing content, purely visual. */
  readonly icon: string;
  readonly words: ReactNode;
  /** What the links lead to; left out without links. */
  readonly hint?: ReactNode;
  /** Links to continue with, the most likely first. Default: none. */
  readonly links?: readonly EmptyStateLink[] | undefined;
}

/** Placeholder for missing content, as in an empty cart or wish list, with links to continue. */
export function EmptyState({ icon, words, hint, links = [], className, ...rest }: EmptyStateProps): ReactElement {
  return (
    <div {...rest} className={joinClasses("torg-empty-state", className)}>
      <span className="torg-empty-state__icon">
        <Icon icon={icon} />
      </span>
      <p className="torg-empty-state__words">{words}</p>
      {links.length > 0 && hint !== undefined && <p className="torg-empty-state__hint">{hint}</p>}
      {links.length > 0 && (
        <ul className="torg-empty-state__links">
          {links.map(({ name, url, isPrimary = false }) => (
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
