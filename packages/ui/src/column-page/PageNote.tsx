import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of PageNote: those of a paragraph. */
export type PageNoteProps = ComponentPropsWithRef<"p">;

/** What stands below the matter of a page in small print: another way, where to read more. */
export function PageNote({ className, ...rest }: PageNoteProps): ReactElement {
  return <p {...rest} className={joinClasses("torg-page-note", className)} />;
}
