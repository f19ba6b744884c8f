import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { Spinner } from "../spinner/Spinner.tsx";

/** Props of DimmedArea. */
export interface DimmedAreaProps extends ComponentPropsWithRef<"div"> {
  /** The content is being renewed. */
  readonly busy: boolean;
  /** What is going on, for assistive technology. */
  readonly label: string;
}

/** Content that stays in its place, dimmed, while it is renewed. */
export function DimmedArea(props: DimmedAreaProps): ReactElement {
  const { busy, label, className, children, ...rest } = props;
  return (
    <div
      {...rest}
      className={joinClasses("torg-dimmed-area", className)}
      aria-busy={busy}
      data-busy={busy ? "" : undefined}
    >
      <div className="torg-dimmed-area__content">{children}</div>
      {busy && <Spinner className="torg-dimmed-area__spinner" />}
      {/* The status is there before it has something to say: only then is it read out. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
      <span role="status" className="torg-visually-hidden">
        {busy && label}
      </span>
    </div>
  );
}
