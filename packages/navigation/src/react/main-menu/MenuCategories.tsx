import { chevronRightIcon, Icon } from "@torg/ui";
import type { ReactElement } from "react";
import type { MenuCategory } from "../../contract/layout.ts";
import { firstLevelName } from "../../domain/menu.ts";
import { useNavigationTexts } from "../provider/NavigationProvider.tsx";
import { navigationMarks } from "../../wire/navigationMarks.ts";
import { MenuLink } from "./MenuLink.tsx";
import { MenuPanel } from "./MenuPanel.tsx";
import { mainMenuId } from "./mainMenuId.ts";

interface CategoryProps {
  readonly category: MenuCategory;
  readonly name: string;
  readonly id: string;
  readonly path: string;
}

function Category({ category, name, id, path }: CategoryProps): ReactElement {
  const texts = useNavigationTexts();
  return (
    <li data-wire={navigationMarks.category}>
      <MenuLink href={category.url} path={path}>
        {name}
      </MenuLink>
      {category.childs.length > 0 && (
        <>
          <button type="button" data-wire={navigationMarks.opener} popoverTarget={id} aria-label={texts.submenu(name)}>
            <span>{name}</span>
            <Icon icon={chevronRightIcon} />
          </button>
          <MenuPanel id={id} title={name} parent={texts.categories} className="torg-main-menu__flyout">
            <ul className="torg-main-menu__links">
              <li>
                <MenuLink href={category.url} path={path}>
                  {texts.allOf(category.name)}
                </MenuLink>
              </li>
              {category.childs.map((child) => (
                <li key={child.url}>
                  <MenuLink href={child.url} path={path}>
                    {child.name}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </MenuPanel>
        </>
      )}
    </li>
  );
}

/** Props of MenuCategories. */
export interface MenuCategoriesProps {
  readonly categories: readonly MenuCategory[];
  /** Put before the names of the first level. */
  readonly prefix: string;
  readonly path: string;
}

/** The categories with those below them: a bar with flyouts on a wide screen, panels on a small one. */
export function MenuCategories({ categories, prefix, path }: MenuCategoriesProps): ReactElement {
  const texts = useNavigationTexts();
  const id = `${mainMenuId}-produkter`;
  return (
    <>
      <button type="button" data-wire={navigationMarks.opener} className="torg-main-menu__row" popoverTarget={id}>
        {texts.products}
        <Icon icon={chevronRightIcon} />
      </button>
      <MenuPanel id={id} title={texts.categories} parent={texts.menu} className="torg-main-menu__products">
        <ul className="torg-main-menu__categories">
          {categories.map((category, index) => (
            <Category
              key={category.url}
              category={category}
              name={firstLevelName(category.name, prefix)}
              id={`${mainMenuId}-${index + 1}`}
              path={path}
            />
          ))}
        </ul>
      </MenuPanel>
    </>
  );
}
