import { DefinitionList, type DefinitionListProps } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";

/** Props of ReceiptCard. */
export interface ReceiptCardProps {
  /** Id of its heading. */
  readonly id: string;
  readonly heading: string;
  readonly items: DefinitionListProps["items"];
  /** The goods, one line each. */
  readonly lines: readonly { readonly id: number; readonly text: string }[];
  /** The reported text, before the facts. */
  readonly children?: ReactNode;
}

/** A receipt of something that the shop has registered: the reported text, the facts, and the goods. */
export function ReceiptCard({ id, heading, items, lines, children }: ReceiptCardProps): ReactElement {
  return (
    <section className="torg-receipt" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
      <DefinitionList items={items} />
      <ul className="torg-receipt__lines">
        {lines.map((line) => (
          <li key={line.id}>{line.text}</li>
        ))}
      </ul>
    </section>
  );
}
