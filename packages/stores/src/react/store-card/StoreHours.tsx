import { chevronDownIcon, Icon, useHydrated } from "@torg/ui";
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from "react";

/** Props of StoreHours. */
export interface StoreHoursProps {
  readonly title: string;
  readonly defaultOpen: boolean;
  readonly group: string | undefined;
  readonly children: ReactNode;
}

/**
 * Looks like `Collapsible` of @torg/ui, which measures itself when it mounts: a list of a thousand stores would cause a
 * thousand layouts.
 */
export function StoreHours({ title, defaultOpen, group, children }: StoreHoursProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const isLive = useHydrated();
  // It may have been opened before hydration.
  useEffect(() => setIsOpen((before) => details.current?.open ?? before), []);
  return (
    <details
      ref={details}
      className="torg-collapsible"
      data-variant="row"
      name={group}
      open={isOpen}
      suppressHydrationWarning
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- some readers do not call a summary a button */}
      <summary className="torg-collapsible__button" role="button" aria-expanded={isLive ? isOpen : undefined}>
        {title}
        <Icon icon={chevronDownIcon} />
      </summary>
      <div className="torg-collapsible__content">{children}</div>
    </details>
  );
}
