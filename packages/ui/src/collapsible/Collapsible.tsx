import { Content, Root, Trigger } from "@radix-ui/react-collapsible";
import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Icon } from "../icon/Icon.tsx";
import { chevronDownIcon } from "../icon/icons.ts";
import { giveRef } from "../internal/giveRef.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { useHydrated } from "../internal/useHydrated.ts";
import { collapsibleKey, readOpen, writeOpen } from "../wire/persistence.ts";

/** Props of Collapsible: those of a native `details`. */
export interface CollapsibleProps extends Omit<
  ComponentPropsWithRef<"details">,
  "title" | "name" | "open" | "onToggle"
> {
  /** Label of the button; a heading element is kept as one. */
  readonly title: ReactNode;
  /** A full row with a line below, or inline text that reveals more; default: row. */
  readonly variant?: "row" | "inline" | undefined;
  /** Initially open. */
  readonly defaultOpen?: boolean | undefined;
  /** Collapsibles of the same group close each other; omit it to allow several open ones. */
  readonly group?: string | undefined;
  /** Storage name of the state. */
  readonly name?: string | undefined;
  /** Remembers the state in this browser; requires `name`. */
  readonly persist?: boolean | undefined;
  /** Called when it was opened or closed. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

const browserStorage = (): Storage => window.localStorage;
const neverChanges = () => (): void => undefined;

/** Whether a click on a summary hit a link or control inside it, which the browser then leaves to that. */
function isForControl({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const control =
    target instanceof Element ? target.closest("a[href], button, input, select, textarea, label, summary") : null;
  return control !== null && control !== currentTarget;
}

/** A summary that script toggles; the browser's own toggle, which would undo it, is prevented. */
function Summary({ onClick, children, ...rest }: ComponentPropsWithRef<"summary">): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the browser makes clicks of keys on a summary
    <summary
      {...rest}
      onClick={(event) => {
        if (isForControl(event)) return;
        onClick?.(event);
        event.preventDefault();
      }}
    >
      {children}
    </summary>
  );
}

/**
 * A native `details`: it works before hydration, and find-in-page reaches its content. Throws if it is persisted
 * without a name.
 */
export function Collapsible(props: CollapsibleProps): ReactElement {
  const { title, variant = "row", defaultOpen = false, group, name, persist = false, onOpenChange, ...others } = props;
  const { className, ref, children, ...rest } = others;
  const details = useRef<HTMLDetailsElement>(null);
  const key = persist ? collapsibleKey(name) : null;
  const remembered = useSyncExternalStore(
    neverChanges,
    () => (key === null ? null : readOpen(browserStorage, key)),
    () => null,
  );
  // Until script keeps `aria-expanded` correct, the browser alone exposes the state.
  const awake = useHydrated();
  const [toggled, setToggled] = useState<boolean | null>(null);
  const open = toggled ?? remembered ?? defaultOpen;
  const change = (next: boolean): void => {
    if (next === open) return;
    setToggled(next);
    if (key !== null) writeOpen(browserStorage, key, next);
    onOpenChange?.(next);
  };
  useEffect(() => {
    if (details.current !== null) change(details.current.open);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was there at first
  }, []);
  return (
    <Root asChild open={open} onOpenChange={change}>
      <details
        {...rest}
        ref={(element) => {
          details.current = element;
          giveRef(ref, element);
        }}
        className={joinClasses("torg-collapsible", className)}
        data-variant={variant}
        name={group}
        open={open}
        // It may have been toggled before hydration.
        suppressHydrationWarning
        // Find-in-page opens it, and another one of its group closes it.
        onToggle={(event) => change(event.currentTarget.open)}
      >
        <Trigger asChild aria-expanded={awake ? open : undefined} type={undefined}>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a summary is a button that no reader calls one */}
          <Summary className="torg-collapsible__button" role="button">
            {title}
            <Icon icon={chevronDownIcon} />
          </Summary>
        </Trigger>
        <Content forceMount className="torg-collapsible__content">
          {children}
        </Content>
      </details>
    </Root>
  );
}
