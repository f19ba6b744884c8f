import { pictureSet } from "@torg/format";
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

type Child = MenuCategory["childs"][number];

/** A second-level category; its subcategories are below it where there are columns. */
function ChildLinks({ child, path }: { readonly child: Child; readonly path: string }): ReactElement {
  return (
    <li>
      <MenuLink href={child.url} path={path}>
        {child.name}
      </MenuLink>
      {child.childs.length > 0 && (
        <ul>
          {child.childs.map(({ name, url }) => (
            <li key={url}>
              <MenuLink href={url} path={path}>
                {name}
              </MenuLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Shown beside the links of a category on a wide screen: its largest brands and its picture. */
function Beside({
  category: { name, brands = [], image },
  path,
}: Pick<CategoryProps, "category" | "path">): ReactElement {
  const texts = useNavigationTexts();
  return (
    <>
      {brands.length > 0 && (
        <div className="torg-main-menu__brands">
          <strong>{texts.brands}</strong>
          <ul aria-label={texts.brandsOf(name)}>
            {brands.map(({ title, url }) => (
              <li key={url}>
                <MenuLink href={url} path={path}>
                  {title}
                </MenuLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {image !== null && image !== "" && (
        <img {...pictureSet(image, 240)} alt="" width={240} height={180} loading="lazy" decoding="async" />
      )}
    </>
  );
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
            <div className="torg-main-menu__inside">
              <ul className="torg-main-menu__links">
                <li>
                  <MenuLink href={category.url} path={path}>
                    {texts.allOf(category.name)}
                  </MenuLink>
                </li>
                {category.childs.map((child) => (
                  <ChildLinks key={child.url} child={child} path={path} />
                ))}
              </ul>
              <Beside category={category} path={path} />
            </div>
          </MenuPanel>
        </>
      )}
    </li>
  );
}

/** Props of MenuCategories. */
export interface MenuCategoriesProps {
  readonly categories: readonly MenuCategory[];
  /** Prefix of the first-level names. */
  readonly prefix: string;
  readonly path: string;
}

/** The categories with their subcategories: a bar with flyouts on a wide screen, panels on a small one. */
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
