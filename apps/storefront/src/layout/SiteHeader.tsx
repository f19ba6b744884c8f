import { formatPrice } from "@torg/format";
import type { Layout, ShopSettings } from "@torg/navigation/contract";
import { Icon, cartIcon, menuIcon, searchIcon } from "@torg/ui";
import type { ReactNode } from "react";
import { cartLinkName, storefrontTexts } from "../texts/sv.ts";
import { MainMenu } from "./MainMenu.tsx";

const texts = storefrontTexts.header;

/** Props of `SiteHeader`. */
export interface SiteHeaderProps {
  readonly settings: ShopSettings;
  readonly layout: Layout;
  /** What was searched for, to be searched for again. */
  readonly query: string;
  readonly path: string;
}

function SearchForm({ query }: { readonly query: string }): ReactNode {
  return (
    <search className="torg-site-header__search">
      <form action="/produkter/sok">
        <input
          type="search"
          name="s"
          defaultValue={query}
          aria-label={texts.search}
          placeholder={texts.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
        />
        <button type="submit" aria-label={texts.search}>
          <Icon icon={searchIcon} />
        </button>
      </form>
    </search>
  );
}

function CartLink({ totalAmount, totalProductSum }: Layout["cart"]): ReactNode {
  return (
    <a
      className="torg-site-header__cart"
      href="/varukorg"
      data-cart-link=""
      aria-label={cartLinkName(totalAmount, formatPrice(totalProductSum))}
    >
      <span className="torg-site-header__cart-icon">
        <Icon icon={cartIcon} />
        <span className="torg-site-header__count" data-cart-count="" hidden={totalAmount === 0}>
          {totalAmount}
        </span>
      </span>
      <span className="torg-site-header__label">{texts.cart}</span>
    </a>
  );
}

/** The head of every page: name, search, cart and the departments. All of it works without script. */
export function SiteHeader({ settings, layout, query, path }: SiteHeaderProps): ReactNode {
  const { shopName, hideSearch, ecommerceDisabled } = settings;
  return (
    <header className="torg-site-header">
      {layout.micro_banner === null ? null : <p className="torg-site-header__banner">{layout.micro_banner.text}</p>}
      <div className="torg-site-header__bar">
        <button type="button" className="torg-site-header__menu-button" popoverTarget="huvudmeny">
          <Icon icon={menuIcon} />
          <span className="torg-site-header__label">{texts.menu}</span>
        </button>
        <a className="torg-site-header__logo" href="/" aria-label={texts.toStart(shopName)}>
          <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
            <path d="M9 6h14l3 6.5a4 4 0 0 1-8 .5 4 4 0 0 1-8 0 4 4 0 0 1-8-.5z" transform="translate(2)" />
            <path d="M8 19v7h16v-7" />
          </svg>
          {shopName}
        </a>
        {hideSearch ? null : <SearchForm query={query} />}
        {ecommerceDisabled ? null : <CartLink {...layout.cart} />}
      </div>
      <MainMenu layout={layout} path={path} />
    </header>
  );
}
