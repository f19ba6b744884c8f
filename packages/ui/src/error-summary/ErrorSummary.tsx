import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** One error to fix. */
export interface SummaryError {
  /** Id of the field. */
  readonly fieldId: string;
  readonly message: string;
}

/** Props of ErrorSummary. */
export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  readonly title: ReactNode;
  readonly errors: readonly SummaryError[];
}

/** All errors of a form, each a link to its field. Focus it through its `ref`; renders nothing without errors. */
export function ErrorSummary(props: ErrorSummaryProps): ReactElement | null {
  const { title, errors, className, ...rest } = props;
  if (errors.length === 0) return null;
  return (
    <div role="alert" tabIndex={-1} {...rest} className={joinClasses("torg-error-summary", className)}>
      <p className="torg-error-summary__title">{title}</p>
      <ul className="torg-error-summary__list">
        {errors.map((error) => (
          <li key={error.fieldId + error.message}>
            <a href={`#${error.fieldId}`}>{error.message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
