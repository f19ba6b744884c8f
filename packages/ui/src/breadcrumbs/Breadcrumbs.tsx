import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** One step of the path from the home page to this page. */
export interface Breadcrumb {
  readonly label: string;
  /** Address of the step; the current page has none. */
  readonly href?: string | undefined;
}

/** Props of Breadcrumbs. */
export interface BreadcrumbsProps extends ComponentPropsWithRef<"nav"> {
  /** Accessible name of the landmark. */
  readonly label: string;
  readonly items: readonly Breadcrumb[];
}

/** The path from the home page to this page, as links in order. */
export function Breadcrumbs(props: BreadcrumbsProps): ReactElement {
  const { label, items, className, ...rest } = props;
  return (
    <nav aria-label={label} {...rest} className={joinClasses("torg-breadcrumbs", className)}>
      <ol className="torg-breadcrumbs__list">
        {items.map((item) => (
          <li key={`${item.href} ${item.label}`}>
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <a href={item.href}>{item.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
