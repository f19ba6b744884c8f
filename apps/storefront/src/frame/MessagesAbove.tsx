import type { PageMessage } from "@torg/pages/contract";
import { Alert } from "@torg/ui";
import type { ReactNode } from "react";

/** Props of `MessagesAbove`. */
export interface MessagesAboveProps {
  readonly messages: readonly PageMessage[];
  /** Address of their style sheet. */
  readonly styles: string | undefined;
}

const tones = { error: "danger", success: "positive", info: "info" } as const;

/** The server's messages about the last form that was sent without script. */
export function MessagesAbove({ messages, styles }: MessagesAboveProps): ReactNode {
  if (messages.length === 0) return null;
  return (
    <div className="torg-page__messages">
      {styles === undefined ? null : <link rel="stylesheet" href={styles} />}
      {messages.map(({ kind, text }) => (
        <Alert key={text} tone={tones[kind]}>
          {text}
        </Alert>
      ))}
    </div>
  );
}
