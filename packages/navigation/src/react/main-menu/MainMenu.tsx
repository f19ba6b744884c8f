import { chevronDownIcon, closeIcon, Icon } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { Layout, MenuCategory } from "../../contract/layout.ts";
import type { ShopSettings } from "../../contract/shopSettings.ts";
import { brandAddress, listedBrands } from "../../domain/brands.ts";
import { firstLevelName, isWithin } from "../../domain/menu.ts";
import { useNavigationTexts } from "../provider/NavigationProvider.tsx";

/** Id of the menu, for the button that opens it on a small screen. */
export const mainMenuId = "meny";

/** Brands that the menu names one by one; more of them have a page of their own, and every page would carry them. */
const mostBrands = 30;

/** Props of MainMenu. */
export interface MainMenuProps {
  readonly layout: Layout;
  readonly settings: Pick<ShopSettings, "ecommerceDisabled" | "levelOneCategoryMenuPrefix" | "showLoginLink">;
  /** Path of the page, to mark where it lies. */
  readonly path?: string | undefined;
}

interface LinkProps {
  readonly href: string;
  readonly path: string;
  readonly children: ReactNode;
}

function MenuLink({ href, path, children }: LinkProps): ReactElement {
  const current =
    path.split(/[?#]/)[0] === href ? ("page" as const) : isWithin(path, href) ? ("true" as const) : undefined;
  return (
    <a href={href} aria-current={current}>
      {children}
    </a>
  );
}

function Category({ category, prefix, path }: { category: MenuCategory; prefix: string; path: string }): ReactElement {
  const texts = useNavigationTexts();
  const name = firstLevelName(category.name, prefix);
  return (
    <li>
      <MenuLink href={category.url} path={path}>
        {name}
      </MenuLink>
      {category.childs.length > 0 && (
        <details name={mainMenuId}>
          <summary aria-label={texts.submenu(name)}>
            <Icon icon={chevronDownIcon} />
          </summary>
          <ul className="torg-main-menu__flyout">
            {category.childs.map((child) => (
              <li key={child.url}>
                <MenuLink href={child.url} path={path}>
                  {child.name}
                </MenuLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

interface FoldedLinks {
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly name: string }[];
}

function Folded({ title, links }: FoldedLinks): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <details name={mainMenuId} className="torg-main-menu__folded">
      <summary>
        {title}
        <Icon icon={chevronDownIcon} />
      </summary>
      <ul className="torg-main-menu__flyout">
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function foldedLinks(layout: Layout, texts: ReturnType<typeof useNavigationTexts>): readonly FoldedLinks[] {
  const toLink = (page: { readonly title: string; readonly url: string }) => ({ href: page.url, name: page.title });
  const brands = listedBrands(layout.brands).map((brand) => ({ href: brandAddress(brand), name: brand.brand_name }));
  const allBrands = { href: "/tillverkare", name: texts.allBrands };
  const about = layout.about_pages.flatMap((page) => [page, ...page.subpages]);
  return [
    {
      title: texts.brands,
      links: brands.length > 0 ? [...(brands.length > mostBrands ? [] : brands), allBrands] : [],
    },
    { title: texts.campaigns, links: layout.campaign_pages.map(toLink) },
    { title: texts.services, links: layout.services.map(toLink) },
    { title: texts.about, links: [...about, ...layout.direct_pages].map(toLink) },
  ];
}

/**
 * The categories with those below them: a bar with flyouts on a wide screen, a panel on a small one, where the other
 * ways into the shop stand too. Everything in it is a link.
 */
export function MainMenu({ layout, settings, path = "" }: MainMenuProps): ReactElement {
  const texts = useNavigationTexts();
  return (
    <nav className="torg-main-menu" id={mainMenuId} popover="auto" aria-label={texts.mainMenu}>
      <div className="torg-main-menu__head">
        <h2>{texts.menu}</h2>
        <button type="button" popoverTarget={mainMenuId} popoverTargetAction="hide" aria-label={texts.close}>
          <Icon icon={closeIcon} />
        </button>
      </div>
      {!settings.ecommerceDisabled && (
        <ul className="torg-main-menu__categories">
          {layout.categories.map((category) => (
            <Category key={category.url} category={category} prefix={settings.levelOneCategoryMenuPrefix} path={path} />
          ))}
        </ul>
      )}
      <div className="torg-main-menu__more">
        {foldedLinks(layout, texts).map((folded) => (
          <Folded key={folded.title} {...folded} />
        ))}
        {settings.showLoginLink && <a href="/login">{texts.login}</a>}
      </div>
    </nav>
  );
}
