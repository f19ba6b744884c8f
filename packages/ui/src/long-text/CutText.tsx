import { type ComponentPropsWithRef, type ReactElement, useState } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { longTextMarks } from "../wire/long-text/longTextMarks.ts";
import type { PieceWidth } from "./textPieces.ts";

/** Props of CutText. */
export interface CutTextProps extends ComponentPropsWithRef<"div"> {
  /** How far the text reaches; no button when it is short. */
  readonly width: PieceWidth;
  /** Words of the button that shows all of it. */
  readonly moreLabel: string;
  /** Words of the button that shows the beginning only. */
  readonly lessLabel: string;
}

/** What a text stands in whose pieces say from which width they show: its button opens it and cuts it again. */
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
