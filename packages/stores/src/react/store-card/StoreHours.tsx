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
 * What a card opens, drawn as the kit's `Collapsible`, which measures itself as it comes: a list of a thousand stores
 * would have the page laid out a thousand times.
 */
export function StoreHours({ title, defaultOpen, group, children }: StoreHoursProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const isLive = useHydrated();
  // It may have been opened before the script came.
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
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a summary is a button that no reader calls one */}
      <summary className="torg-collapsible__button" role="button" aria-expanded={isLive ? isOpen : undefined}>
        {title}
        <Icon icon={chevronDownIcon} />
      </summary>
      <div className="torg-collapsible__content">{children}</div>
    </details>
  );
}
