import type { ComponentPropsWithRef, ReactElement } from "react";
import { Icon } from "../icon/Icon.tsx";
import { chevronLeftIcon, chevronRightIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { readPageLinks } from "./readPageLinks.ts";

/** Props of PaginationHtml. */
export interface PaginationHtmlProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** A list of links, as a server delivers it; whatever else is in it does not reach the page. */
  readonly html: string;
  /** Name of the landmark, where the HTML gives it none. */
  readonly label?: string | undefined;
  /** Name of the link to a page, for example `Sida 2`, where the HTML gives it none. */
  readonly pageLabel?: ((page: string) => string) | undefined;
}

/** The links to the pages of a list when a server delivers them as HTML; nothing when there are none in it. */
export function PaginationHtml(props: PaginationHtmlProps): ReactElement | null {
  const { html, label, pageLabel, className, ...rest } = props;
  const { name, links } = readPageLinks(html);
  if (links.length === 0) return null;
  return (
    <nav aria-label={name ?? label} {...rest} className={joinClasses("torg-pagination", className)}>
      <ul className="torg-pagination__list">
        {links.map((link, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- gaps are alike, and nothing in a link keeps a state
          <li key={index}>
            {link.href === undefined ? (
              <span aria-current={link.isCurrent ? "page" : undefined}>{link.text}</span>
            ) : (
              <a href={link.href} rel={link.rel} aria-label={link.name ?? pageLabel?.(link.text)}>
                {link.rel === undefined || link.name === undefined ? (
                  link.text
                ) : (
                  <Icon icon={link.rel === "prev" ? chevronLeftIcon : chevronRightIcon} data-mirrors="" />
                )}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
