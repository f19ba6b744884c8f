import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { useTabRequests } from "./useTabRequests.ts";

/** One tab and its panel. */
export interface TabItem {
  /** Identifier, unique on the page: links to `#id` and `tabs:toggle` events select the tab by it. */
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** Props of Tabs. */
export interface TabsProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Identifier of the initially selected tab; default: the first. */
  readonly defaultTab?: string | undefined;
  /** Vertical: the list is beside the panel from 768 px on. */
  readonly orientation?: "horizontal" | "vertical" | undefined;
  /** Called with the selected tab. */
  readonly onTabChange?: ((id: string) => void) | undefined;
}

const tabId = (id: string): string => `${id}-tab`;
const firstIsFocusable = ".torg-tabs__heading + :is(a[href], button, input, select, textarea, details)";

/** Makes the selected panel focusable by Tab, unless its first element is. */
function useStopAtPanel() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (panel.current !== null)
      panel.current.tabIndex = panel.current.querySelector(firstIsFocusable) === null ? 0 : -1;
  });
  return panel;
}

/** The text direction for the arrow keys, read from the page when the list gets the focus. */
function useDirection() {
  const [direction, setDirection] = useState<"ltr" | "rtl">("ltr");
  const readDirection = ({ currentTarget }: FocusEvent<HTMLElement>): void =>
    setDirection(getComputedStyle(currentTarget).direction === "rtl" ? "rtl" : "ltr");
  return { direction, readDirection };
}

/** The selected tab, and a function to select another one, which calls `onTabChange`. */
function useSelection({ items, defaultTab, onTabChange }: Pick<TabsProps, "items" | "defaultTab" | "onTabChange">) {
  const [chosenId, setChosenId] = useState(defaultTab);
  const selected = (items.find(({ id }) => id === chosenId) ?? items.find(({ disabled }) => disabled !== true))?.id;
  const latest = useRef(selected);
  useEffect(() => {
    latest.current = selected;
  });
  const select = (id: string): boolean => {
    if (!items.some((item) => item.id === id && item.disabled !== true)) return false;
    // A press selects a tab and focuses it, and the focus selects it again.
    if (id === latest.current) return true;
    latest.current = id;
    setChosenId(id);
    onTabChange?.(id);
    return true;
  };
  return { selected, select };
}

/**
 * Panels of which one shows. The page contains all of them; without script and in print, all show, each under its
 * label. A link to the identifier of a tab selects it and moves the focus there.
 */
export function Tabs(props: TabsProps): ReactElement {
  const { label, items, defaultTab, orientation = "horizontal", onTabChange, className, ...rest } = props;
  const { selected, select } = useSelection({ items, defaultTab, onTabChange });
  const { direction, readDirection } = useDirection();
  const panel = useStopAtPanel();
  useTabRequests({ select, focus: (id) => document.getElementById(tabId(id))?.focus() });
  return (
    <Root asChild value={selected ?? ""} onValueChange={select} orientation={orientation} dir={direction}>
      {/* Radix would set `dir`; the page's direction stays. */}
      <div dir={undefined} {...rest} className={joinClasses("torg-tabs", className)}>
        <List aria-label={label} className="torg-tabs__list" onFocus={readDirection}>
          {items.map(({ id, label: name, disabled = false }) => (
            <Trigger
              key={id}
              value={id}
              id={tabId(id)}
              className="torg-tabs__tab"
              aria-controls={id}
              // Correct before hydration, too.
              tabIndex={id === selected ? 0 : -1}
              disabled={disabled}
              // A click without pointer events: from a script or a screen reader.
              onClick={() => select(id)}
            >
              {name}
            </Trigger>
          ))}
        </List>
        {items.map(({ id, label: name, content }) => (
          <Content
            key={id}
            forceMount
            ref={id === selected ? panel : null}
            value={id}
            id={id}
            aria-labelledby={tabId(id)}
            className="torg-tabs__panel"
            tabIndex={undefined}
          >
            <h3 className="torg-tabs__heading">{name}</h3>
            {content}
          </Content>
        ))}
      </div>
    </Root>
  );
}
