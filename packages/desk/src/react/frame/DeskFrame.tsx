import { Alert, SkipLink } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { useDeskContext } from "../DeskProvider.tsx";
import { DeskToken } from "./DeskForm.tsx";
import { DeskHead, type DeskHeadProps } from "./DeskHead.tsx";

/** A message above a page about what was just done. */
export interface DeskMessage {
  readonly kind: "error" | "success" | "info";
  readonly text: string;
}

/** Props of DeskFrame. */
export interface DeskFrameProps extends DeskHeadProps {
  readonly messages: readonly DeskMessage[];
  readonly children: ReactNode;
}

const tones = { error: "danger", success: "positive", info: "info" } as const;

/**
 * The frame of a desk page: header, messages about what was just done, and content, whose forms get the login's token.
 */
export function DeskFrame({ messages, children, ...head }: DeskFrameProps): ReactElement {
  const { texts } = useDeskContext();
  return (
    <DeskToken value={head.operator?.token ?? ""}>
      <div className="torg-desk">
        <SkipLink href="#innehall">{texts.head.skip}</SkipLink>
        <DeskHead {...head} />
        <main id="innehall" className="torg-desk__main" tabIndex={-1}>
          {messages.map(({ kind, text }) => (
            <Alert key={text} tone={tones[kind]}>
              <p>{text}</p>
            </Alert>
          ))}
          {children}
        </main>
      </div>
    </DeskToken>
  );
}
