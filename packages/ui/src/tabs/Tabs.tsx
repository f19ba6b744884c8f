import * as Radix from "@radix-ui/react-tabs";
import { type ReactElement, type ReactNode, type Ref, useCallback, useState } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { useTabRequests } from "./useTabRequests.ts";

/** One tab and its panel. */
export interface TabItem {
  /** Identifier: links to `#id` and `tabs:toggle` events select the tab by it. */
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

/** Props of Tabs. */
export interface TabsProps {
  /** Name of the list of tabs. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Identifier of the tab selected at the start; the first when left out. */
  readonly defaultTab?: string | undefined;
  readonly orientation?: "horizontal" | "vertical" | undefined;
  /** Hears which tab was selected. */
  readonly onTabChange?: ((id: string) => void) | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Panels of which one shows. All of them are in the page; where no script runs, all of them show. */
export function Tabs(props: TabsProps): ReactElement {
  const { label, items, defaultTab, orientation = "horizontal", onTabChange, className, ...rest } = props;
  const [selected, setSelected] = useState(defaultTab ?? items[0]?.id ?? "");
  const select = useCallback(
    (id: string) => {
      if (!items.some((item) => item.id === id)) return;
      setSelected(id);
      onTabChange?.(id);
    },
    [items, onTabChange],
  );
  useTabRequests(select);
  return (
    <Radix.Root
      {...rest}
      value={selected}
      onValueChange={select}
      orientation={orientation}
      className={joinClasses("torg-tabs", className)}
    >
      <Radix.List className="torg-tabs__list" aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger key={item.id} value={item.id} className="torg-tabs__tab">
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.id} value={item.id} forceMount className="torg-tabs__panel">
          <div id={item.id}>{item.content}</div>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
