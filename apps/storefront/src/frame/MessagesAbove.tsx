import type { PageMessage } from "@torg/pages/contract";
import type { ReactNode } from "react";

/** Props of `MessagesAbove`. */
export interface MessagesAboveProps {
  readonly messages: readonly PageMessage[];
}

/** The server's messages about the last form that was sent without script. */
export function MessagesAbove({ messages }: MessagesAboveProps): ReactNode {
  if (messages.length === 0) return null;
  return (
    <div className="torg-page__messages">
      {messages.map(({ kind, text }) => (
        <p key={text} className="torg-page__message" data-kind={kind} role={kind === "error" ? "alert" : "status"}>
          {text}
        </p>
      ))}
    </div>
  );
}
