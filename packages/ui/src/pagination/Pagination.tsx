import type { ComponentPropsWithRef, ReactElement } from "react";
import { Icon } from "../icon/Icon.tsx";
import { chevronLeftIcon, chevronRightIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { pageWindow } from "./pageWindow.ts";

/** Props of Pagination. */
export interface PaginationProps extends ComponentPropsWithRef<"nav"> {
  /** Name of the landmark. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** The page shown, from 1. */
  readonly current: number;
  /** How many pages there are. */
  readonly total: number;
  /** Address of a page. */
  readonly hrefOf: (page: number) => string;
}

/** Links to the pages of a list; nothing when there is only one. */
export function Pagination(props: PaginationProps): ReactElement | null {
  const { label, previousLabel, nextLabel, current, total, hrefOf, className, ...rest } = props;
  if (total <= 1) return null;
  const steps = pageWindow(current, total).map((step, index, all) => ({ step, key: `${step} ${all[index - 1] ?? 0}` }));
  return (
    <nav aria-label={label} {...rest} className={joinClasses("torg-pagination", className)}>
      <ul className="torg-pagination__list">
        {current > 1 && (
          <li>
            <a href={hrefOf(current - 1)} rel="prev" aria-label={previousLabel}>
              <Icon icon={chevronLeftIcon} />
            </a>
          </li>
        )}
        {steps.map(({ step, key }) => (
          <li key={key}>
            {step === "gap" && <span>…</span>}
            {step === current && <span aria-current="page">{step}</span>}
            {step !== "gap" && step !== current && <a href={hrefOf(step)}>{step}</a>}
          </li>
        ))}
        {current < total && (
          <li>
            <a href={hrefOf(current + 1)} rel="next" aria-label={nextLabel}>
              <Icon icon={chevronRightIcon} />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Props of PaginationHtml. */
export interface PaginationHtmlProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** A `nav` with a list of links, as a server delivers it. The caller has cleaned it: it is put in as it is. */
  readonly html: string;
}

/** The links to the pages of a list when a server delivers them as HTML; nothing when that is empty. */
export function PaginationHtml(props: PaginationHtmlProps): ReactElement | null {
  const { html, className, ...rest } = props;
  if (html === "") return null;
  return (
    // oxlint-disable-next-line react/no-danger -- the server's own markup, cleaned by the caller
    <div {...rest} className={joinClasses("torg-pagination", className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
