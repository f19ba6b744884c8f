import { chevronRightIcon, Icon } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { followCategory } from "../../wire/followCategory.ts";
import { navigationMarks } from "../../wire/navigationMarks.ts";
import { useNavigationTexts } from "../provider/NavigationProvider.tsx";
import { mainMenuId } from "./mainMenuId.ts";

/** Props of MenuMore. */
export interface MenuMoreProps {
  readonly children: ReactNode;
}

/**
 * The links beside the categories: a flyout at the end of their row on a wide screen, rows of the panel on a small one.
 */
export function MenuMore({ children }: MenuMoreProps): ReactElement {
  const { more } = useNavigationTexts();
  const id = `${mainMenuId}-mer`;
  return (
    <div data-wire={navigationMarks.category} className="torg-main-menu__rest">
      <button type="button" data-wire={navigationMarks.opener} popoverTarget={id}>
        {more}
        <Icon icon={chevronRightIcon} />
      </button>
      <div
        data-wire={navigationMarks.panel}
        id={id}
        popover="auto"
        className="torg-main-menu__flyout torg-main-menu__more"
        ref={followCategory}
      >
        {children}
      </div>
    </div>
  );
}
