import { chevronLeftIcon, Icon } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { useNavigationTexts } from "../provider/NavigationProvider.tsx";
import { followCategory } from "../../wire/followCategory.ts";
import { navigationMarks } from "../../wire/navigationMarks.ts";
import { markAutofocus } from "./markAutofocus.ts";

/** Props of MenuPanel. */
export interface MenuPanelProps {
  readonly id: string;
  readonly title: string;
  /** Name of the panel that the back button leads to. */
  readonly parent: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A panel of the menu that a button opens, on top of its parent on a small screen; a native popover. */
export function MenuPanel({ id, title, parent, className, children }: MenuPanelProps): ReactElement {
  const texts = useNavigationTexts();
  return (
    <div data-wire={navigationMarks.panel} id={id} popover="auto" className={className} ref={followCategory}>
      <button type="button" className="torg-main-menu__back" popoverTarget={id} popoverTargetAction="hide">
        <Icon icon={chevronLeftIcon} />
        {texts.backTo(parent)}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- takes effect when the panel opens, not before */}
      <h3 tabIndex={-1} autoFocus ref={markAutofocus}>
        {title}
      </h3>
      {children}
    </div>
  );
}
