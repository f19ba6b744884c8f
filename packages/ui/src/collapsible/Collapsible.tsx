import {
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useState,
  useSyncExternalStore,
} from "react";
import { Icon } from "../icon/Icon.tsx";
import { chevronDownIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { useHydrated } from "../internal/useHydrated.ts";
import { collapsibleKey, readOpen, writeOpen } from "./persistence.ts";

/** Props of Collapsible: those of a native `details`. */
export interface CollapsibleProps extends Omit<
  ComponentPropsWithRef<"details">,
  "title" | "name" | "open" | "onToggle"
> {
  /** What opens; it stands in the button, in a heading of its own if it is one. */
  readonly title: ReactNode;
  /** A row with a line under it, or a few words that open more of a text; row when left out. */
  readonly variant?: "row" | "inline" | undefined;
  /** Open at the start. */
  readonly defaultOpen?: boolean | undefined;
  /** Collapsibles of the same group close each other; leave it out to allow several open ones at a time. */
  readonly group?: string | undefined;
  /** Name that the state is remembered under. */
  readonly name?: string | undefined;
  /** Remember in this browser whether it is open; needs a name. */
  readonly persist?: boolean | undefined;
  /** Hears that it was opened or closed. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

const browserStorage = (): Storage => window.localStorage;
const neverChanges = () => (): void => undefined;

/**
 * A native `details`: it works before any script does, and a search in the page finds what is inside. Throws when it is
 * persisted without a name.
 */
export function Collapsible(props: CollapsibleProps): ReactElement {
  const {
    title,
    variant = "row",
    defaultOpen = false,
    group,
    name,
    persist = false,
    onOpenChange,
    className,
    children,
    ...rest
  } = props;
  const contentId = useId();
  const key = persist ? collapsibleKey(name) : null;
  const remembered = useSyncExternalStore(
    neverChanges,
    () => (key === null ? null : readOpen(browserStorage, key)),
    () => null,
  );
  // Until a script keeps it true, the browser alone tells assistive technology whether it is open.
  const awake = useHydrated();
  const [own, setOwn] = useState<boolean | null>(null);
  const open = own ?? remembered ?? defaultOpen;
  const handleToggle = (event: SyntheticEvent<HTMLDetailsElement>): void => {
    const next = event.currentTarget.open;
    if (next === open) return;
    setOwn(next);
    if (key !== null) writeOpen(browserStorage, key, next);
    onOpenChange?.(next);
  };
  return (
    <details
      {...rest}
      className={joinClasses("torg-collapsible", className)}
      data-variant={variant}
      name={group}
      open={open}
      onToggle={handleToggle}
    >
      <summary
        className="torg-collapsible__button"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a summary is a button that no reader calls one
        role="button"
        aria-expanded={awake ? open : undefined}
        aria-controls={contentId}
      >
        {title}
        <Icon icon={chevronDownIcon} />
      </summary>
      <div id={contentId} className="torg-collapsible__content">
        {children}
      </div>
    </details>
  );
}
