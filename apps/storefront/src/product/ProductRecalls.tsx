import { RecallNotices, type RecallNoticesProps } from "@torg/returns";
import type { ReactNode } from "react";

/** Props of `ProductRecalls`. */
export interface ProductRecallsProps {
  readonly recalls: RecallNoticesProps["recalls"];
  /** Address of the style sheet, which only a recalled product fetches. */
  readonly styles: string | undefined;
}

/** Why a product was recalled and what to do; nothing for all others. */
export function ProductRecalls({ recalls, styles }: ProductRecallsProps): ReactNode {
  if (recalls.length === 0) return null;
  return (
    <>
      {styles === undefined ? null : <link rel="stylesheet" href={styles} />}
      <RecallNotices recalls={recalls} isOnProduct />
    </>
  );
}
