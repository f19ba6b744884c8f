import type { ComponentPropsWithRef, ReactElement } from "react";
import { Icon } from "../icon/Icon.tsx";
import { chevronLeftIcon, chevronRightIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { pageSteps } from "./pageSteps.ts";

/** Props of Pagination. */
export interface PaginationProps extends ComponentPropsWithRef<"nav"> {
  /** Accessible name of the landmark. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Accessible name of the link to a page, for example `Sida 2`; default: its number. */
  readonly pageLabel?: ((page: number) => string) | undefined;
  /** The current page, from 1. */
  readonly current: number;
  /** Number of pages. */
  readonly total: number;
  /** Returns the address of a page. */
  readonly hrefOf: (page: number) => string;
}

/** Links to the pages of a list, fewer in a narrow space; renders nothing for a single page. */
export function Pagination(props: PaginationProps): ReactElement | null {
  const { label, previousLabel, nextLabel, pageLabel, current, total, hrefOf, className, ...rest } = props;
  if (total <= 1) return null;
  const steps = pageSteps(current, total).map((step, index) => ({ ...step, key: `${step.step} ${index}` }));
  return (
    <nav aria-label={label} {...rest} className={joinClasses("torg-pagination", className)}>
      <ul className="torg-pagination__list">
        {current > 1 && (
          <li>
            <a href={hrefOf(current - 1)} rel="prev" aria-label={previousLabel}>
              <Icon icon={chevronLeftIcon} data-mirrors="" />
            </a>
          </li>
        )}
        {steps.map(({ step, room, key }) => (
          <li key={key} data-room={room}>
            {step === "gap" && <span>…</span>}
            {step === current && <span aria-current="page">{step}</span>}
            {step !== "gap" && step !== current && (
              <a href={hrefOf(step)} aria-label={pageLabel?.(step)}>
                {step}
              </a>
            )}
          </li>
        ))}
        {current < total && (
          <li>
            <a href={hrefOf(current + 1)} rel="next" aria-label={nextLabel}>
              <Icon icon={chevronRightIcon} data-mirrors="" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
