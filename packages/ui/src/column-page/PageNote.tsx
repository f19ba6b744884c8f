import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of PageNote: those of a paragraph. */
export type PageNoteProps = ComponentPropsWithRef<"p">;

/** Small print below the content of a page, such as an alternative or where to read more. */
export function PageNote({ className, ...rest }: PageNoteProps): ReactElement {
  return <p {...rest} className={joinClasses("torg-page-note", className)} />;
}
