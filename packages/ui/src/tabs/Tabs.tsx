import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { tabByKey } from "./tabKeys.ts";
import { useTabRequests } from "./useTabRequests.ts";

/** One tab and its panel. */
export interface TabItem {
  /** Identifier, the only one of its kind on the page: links to `#id` and `tabs:toggle` events select the tab by it. */
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** Props of Tabs. */
export interface TabsProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Name of the list of tabs. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Identifier of the tab selected at the start; the first when left out. */
  readonly defaultTab?: string | undefined;
  /** Beside the panel from 768 px on when vertical. */
  readonly orientation?: "horizontal" | "vertical" | undefined;
  /** Hears which tab was selected. */
  readonly onTabChange?: ((id: string) => void) | undefined;
}

const tabId = (id: string): string => `${id}-tab`;
const firstIsFocusable = ".torg-tabs__heading + :is(a[href], button, input, select, textarea, details)";

/** Makes the selected panel a stop of the Tab key, unless what it begins with is one. */
function useStopAtPanel() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (panel.current !== null)
      panel.current.tabIndex = panel.current.querySelector(firstIsFocusable) === null ? 0 : -1;
  });
  return panel;
}

/**
 * Panels of which one shows. All of them are in the page; where no script runs and on paper, all of them show, each under
 * its label. A link to the identifier of a tab selects it and moves the focus there.
 */
export function Tabs(props: TabsProps): ReactElement {
  const { label, items, defaultTab, orientation = "horizontal", onTabChange, className, ...rest } = props;
  const [wanted, setWanted] = useState(defaultTab);
  const selected = items.find(({ id }) => id === wanted) ?? items.find(({ disabled }) => disabled !== true);
  const panel = useStopAtPanel();

  const select = (id: string): boolean => {
    if (!items.some((item) => item.id === id && item.disabled !== true)) return false;
    setWanted(id);
    if (id !== selected?.id) onTabChange?.(id);
    return true;
  };
  const focus = (id: string): void => {
    const tab = document.getElementById(tabId(id));
    tab?.focus({ preventScroll: true });
    tab?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  };
  useTabRequests({ select, focus });
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const to = tabByKey(event.key, {
      at: items.findIndex(({ id }) => id === selected?.id),
      disabled: items.map(({ disabled = false }) => disabled),
      orientation,
      isRightToLeft: getComputedStyle(event.currentTarget).direction === "rtl",
    });
    const next = to === null ? undefined : items[to];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    select(next.id);
    focus(next.id);
  };
  return (
    <div {...rest} className={joinClasses("torg-tabs", className)} data-orientation={orientation}>
      <div role="tablist" aria-label={label} aria-orientation={orientation} className="torg-tabs__list">
        {items.map(({ id, label: name, disabled = false }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            className="torg-tabs__tab"
            aria-selected={id === selected?.id}
            aria-controls={id}
            tabIndex={id === selected?.id ? 0 : -1}
            disabled={disabled}
            onClick={() => select(id)}
            onKeyDown={handleKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      {items.map(({ id, label: name, content }) => (
        <section
          key={id}
          ref={id === selected?.id ? panel : null}
          role="tabpanel"
          id={id}
          aria-labelledby={tabId(id)}
          className="torg-tabs__panel"
          data-state={id === selected?.id ? "active" : "inactive"}
        >
          <h3 className="torg-tabs__heading">{name}</h3>
          {content}
        </section>
      ))}
    </div>
  );
}
