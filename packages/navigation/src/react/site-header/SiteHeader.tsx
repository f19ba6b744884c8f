import { cartIcon, CountBadge, Icon, menuIcon, searchIcon, storeIcon, userIcon } from "@torg/ui";
import type { CSSProperties, ReactElement, ReactNode } from "react";
import type { LayoutData } from "../../contract/layout.ts";
import type { ShopSettings } from "../../contract/shopSettings.ts";
import { MainMenu } from "../main-menu/MainMenu.tsx";
import { mainMenuId } from "../main-menu/mainMenuId.ts";
import { navigationMarks } from "../../wire/navigationMarks.ts";
import { useNavigationAddresses, useNavigationTexts } from "../provider/NavigationProvider.tsx";

/** Props of SiteHeader. */
export interface SiteHeaderProps {
  readonly layout: LayoutData;
  readonly settings: ShopSettings;
  /** The shop's logo. Default: its name. */
  readonly logo?: ReactNode;
  /** The search query in the page's address. */
  readonly query?: string;
  /** Path of the page, to mark its place in the menu. */
  readonly path?: string;
  /** The search field, if it is more than a form. */
  readonly search?: ReactNode;
  /** The menu, if the caller renders it. Default: that of the layout, marked at `path`. */
  readonly menu?: ReactNode;
}

interface NameStyle extends CSSProperties {
  readonly "--torg-longest-word": number;
}

/** Length of the longest word of a name; the font size is chosen so that it fits. */
const longestWord = (name: string): number => Math.max(...name.split(/\s/).map((word) => word.length));

function SearchForm({ query }: { readonly query: string }): ReactElement {
  const texts = useNavigationTexts();
  const { search } = useNavigationAddresses();
  return (
    <search className="torg-site-header__search">
      <form action={search}>
        <input
          type="search"
          name="s"
          aria-label={texts.search}
          placeholder={texts.searchHint}
          defaultValue={query}
          autoComplete="off"
          enterKeyHint="search"
          required
        />
        <button aria-label={texts.search}>
          <Icon icon={searchIcon} />
        </button>
      </form>
    </search>
  );
}

/** The link to the cart; the shop's script updates its totals. */
function CartLink({ cart }: { readonly cart: LayoutData["cart"] }): ReactElement {
  const texts = useNavigationTexts();
  const addresses = useNavigationAddresses();
  const count = cart.itemCount;
  const name = count === 0 ? undefined : texts.cartName(count, cart.productsOre, cart.includesVat);
  return (
    <a
      data-wire={navigationMarks.cart}
      className="torg-site-header__way torg-site-header__cart"
      href={addresses.cart}
      aria-label={name}
      data-cart-link={texts.cart}
    >
      <Icon icon={cartIcon} />
      <span>{texts.cart}</span>
      <CountBadge data-wire={navigationMarks.cartCount} data-cart-count={count} hidden={count === 0} />
    </a>
  );
}

/** The links beside the cart: the stores, if there are any and space for them, and the account. */
function Ways({ layout, settings }: Pick<SiteHeaderProps, "layout" | "settings">): ReactElement {
  const texts = useNavigationTexts();
  const { stores, account } = useNavigationAddresses();
  const hasStores = layout.directPages.some(({ url }) => url === stores);
  return (
    <>
      {hasStores && (
        <a className="torg-site-header__way torg-site-header__stores" href={stores}>
          <Icon icon={storeIcon} />
          <span>{texts.stores}</span>
        </a>
      )}
      {settings.showLoginLink && (
        <a className="torg-site-header__way" href={account}>
          <Icon icon={userIcon} />
          <span>{texts.account}</span>
        </a>
      )}
    </>
  );
}

/** The page head: logo, search, cart and menu. */
export function SiteHeader(props: SiteHeaderProps): ReactElement {
  const { layout, settings, logo, query = "", path, search, menu } = props;
  const texts = useNavigationTexts();
  const { home } = useNavigationAddresses();
  const style: NameStyle = { "--torg-longest-word": longestWord(settings.shopName) };
  return (
    <header data-wire={navigationMarks.header} className="torg-site-header">
      <div className="torg-site-header__bar">
        <button
          type="button"
          data-wire={navigationMarks.opener}
          className="torg-site-header__menu"
          popoverTarget={mainMenuId}
          aria-label={texts.menu}
        >
          <Icon icon={menuIcon} />
        </button>
        <a className="torg-site-header__logo" href={home} aria-label={texts.home(settings.shopName)}>
          <span style={style}>{logo ?? settings.shopName}</span>
        </a>
        {!settings.hideSearch && (search ?? <SearchForm query={query} />)}
        <div className="torg-site-header__ways">
          <Ways layout={layout} settings={settings} />
          {!settings.ecommerceDisabled && <CartLink cart={layout.cart} />}
        </div>
      </div>
      {menu ?? <MainMenu layout={layout} settings={settings} path={path} />}
    </header>
  );
}
