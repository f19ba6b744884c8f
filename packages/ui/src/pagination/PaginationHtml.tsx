import type { ComponentPropsWithRef, ReactElement } from "react";
import { Icon } from "../icon/Icon.tsx";
import { chevronLeftIcon, chevronRightIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { readPageLinks } from "./readPageLinks.ts";

/** Props of PaginationHtml. */
export interface PaginationHtmlProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** A list of links from a server; nothing else in it reaches the page. */
  readonly html: string;
  /** Accessible name of the landmark, if the HTML has none. */
  readonly label?: string | undefined;
  /** Accessible name of the link to a page, for example `Sida 2`, if the HTML has none. */
  readonly pageLabel?: ((page: string) => string) | undefined;
}

/** The page links of a list that a server delivers as HTML; renders nothing if it contains none. */
export function PaginationHtml(props: PaginationHtmlProps): ReactElement | null {
  const { html, label, pageLabel, className, ...rest } = props;
  const { name, links } = readPageLinks(html);
  if (links.length === 0) return null;
  return (
    <nav aria-label={name ?? label} {...rest} className={joinClasses("torg-pagination", className)}>
      <ul className="torg-pagination__list">
        {links.map((link, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- gaps are equal, and links have no state
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
