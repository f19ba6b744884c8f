import { type ComponentPropsWithRef, type ReactElement, useState } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { longTextMarks } from "../wire/long-text/longTextMarks.ts";
import type { PieceWidth } from "./textPieces.ts";

/** Props of CutText. */
export interface CutTextProps extends ComponentPropsWithRef<"div"> {
  /** How far the text reaches; a short one has no button. */
  readonly width: PieceWidth;
  /** Label of the button that expands the text. */
  readonly moreLabel: string;
  /** Label of the button that collapses the text. */
  readonly lessLabel: string;
}

/**
 * Container of a text whose pieces are marked with the width that they show from; its button expands and collapses it.
 */
export function CutText({ width, moreLabel, lessLabel, className, children, ...rest }: CutTextProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <div
      data-wire={longTextMarks.root}
      {...rest}
      className={joinClasses("torg-long-text", className)}
      data-open={open ? "" : undefined}
    >
      {children}
      {width !== "short" && (
        <button
          type="button"
          data-wire={longTextMarks.toggle}
          className="torg-long-text__toggle"
          data-part={width}
          onClick={() => setOpen(!open)}
        >
          {open ? lessLabel : moreLabel}
        </button>
      )}
    </div>
  );
}
