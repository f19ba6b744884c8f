import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** A term and its details. */
export interface Definition {
  readonly id: string | number;
  readonly term: ReactNode;
  readonly details: ReactNode;
}

/** Props of DefinitionList. */
export interface DefinitionListProps extends Omit<ComponentPropsWithRef<"dl">, "children"> {
  readonly items: readonly Definition[];
  /** Rows separated by lines for facts, or a sum whose last row is the total. */
  readonly variant?: "facts" | "sum" | undefined;
}

/** Terms on one side and their details on the other, such as specifications or a sum. */
export function DefinitionList(props: DefinitionListProps): ReactElement {
  const { items, variant = "facts", className, ...rest } = props;
  return (
    <dl {...rest} className={joinClasses("torg-definitions", className)} data-variant={variant}>
      {items.map((item) => (
        <div key={item.id} className="torg-definitions__row">
          <dt>{item.term}</dt>
          <dd>{item.details}</dd>
        </div>
      ))}
    </dl>
  );
}
