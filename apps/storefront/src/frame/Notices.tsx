import type { Notice } from "@torg/pages/contract";
import type { ReactNode } from "react";

/** Props of `Notices`. */
export interface NoticesProps {
  readonly notices: readonly Notice[];
}

/** What the shop says about the last thing that was done without script. */
export function Notices({ notices }: NoticesProps): ReactNode {
  if (notices.length === 0) return null;
  return (
    <div className="torg-page__notices">
      {notices.map(({ kind, text }) => (
        <p key={text} className="torg-page__notice" data-kind={kind} role={kind === "error" ? "alert" : "status"}>
          {text}
        </p>
      ))}
    </div>
  );
}
