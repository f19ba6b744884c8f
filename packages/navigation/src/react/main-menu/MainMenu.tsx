import { closeIcon, Icon } from "@torg/ui";
import type { ReactElement } from "react";
import type { LayoutData } from "../../contract/layout.ts";
import type { ShopSettings } from "../../contract/shopSettings.ts";
import { useNavigationAddresses, useNavigationTexts } from "../provider/NavigationProvider.tsx";
import { navigationMarks } from "../../wire/navigationMarks.ts";
import { MenuCategories } from "./MenuCategories.tsx";
import { MenuLink } from "./MenuLink.tsx";
import { MenuLists } from "./MenuLists.tsx";
import { MenuMore } from "./MenuMore.tsx";
import { markAutofocus } from "./markAutofocus.ts";
import { mainMenuId } from "./mainMenuId.ts";

/** Props of MainMenu. */
export interface MainMenuProps {
  readonly layout: LayoutData;
  readonly settings: Pick<ShopSettings, "ecommerceDisabled" | "levelOneCategoryMenuPrefix" | "showLoginLink">;
  /** Path of the page, to mark its place. */
  readonly path?: string | undefined;
}

/**
 * The category menu: a bar with flyouts on a wide screen; on a small one, panels that slide over each other and include
 * the other links into the shop. Made of links and popovers, which work without script; a script adds the rest, such as
 * opening on hover.
 */
export function MainMenu({ layout, settings, path = "" }: MainMenuProps): ReactElement {
  const texts = useNavigationTexts();
  const addresses = useNavigationAddresses();
  const { ecommerceDisabled, levelOneCategoryMenuPrefix, showLoginLink } = settings;
  return (
    <div data-wire={navigationMarks.menu} className="torg-main-menu" id={mainMenuId} popover="auto">
      <nav aria-label={texts.menu}>
        <div className="torg-main-menu__head">
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- takes effect when the menu opens, not before */}
          <h2 tabIndex={-1} autoFocus ref={markAutofocus}>
            {texts.menu}
          </h2>
          <button type="button" popoverTarget={mainMenuId} popoverTargetAction="hide" aria-label={texts.close}>
            <Icon icon={closeIcon} />
          </button>
        </div>
        {!ecommerceDisabled && (
          <MenuCategories categories={layout.categories} prefix={levelOneCategoryMenuPrefix} path={path} />
        )}
        <MenuMore>
          <MenuLists layout={layout} path={path} />
          {!ecommerceDisabled && (
            <MenuLink mark={navigationMarks.cart} href={addresses.cart} path={path}>
              {texts.cart}
            </MenuLink>
          )}
          {showLoginLink && (
            <MenuLink href={addresses.login} path={path}>
              {texts.login}
            </MenuLink>
          )}
        </MenuMore>
      </nav>
    </div>
  );
}
