import { chevronDownIcon, Icon } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import type { LayoutData } from "../../contract/layout.ts";
import { aboutSections } from "../../domain/aboutLinks.ts";
import { brandAddress, listedBrands } from "../../domain/brands.ts";
import { useNavigationAddresses, useNavigationTexts } from "../provider/NavigationProvider.tsx";
import { MenuLink } from "./MenuLink.tsx";

/** Most brands to list in the menu; more are on a page of their own, because every page would contain the list. */
const mostBrands = 30;

interface LinksProps {
  readonly links: readonly { readonly title: string; readonly url: string }[];
  readonly path: string;
}

function Links({ links, path }: LinksProps): ReactElement {
  return (
    <ul className="torg-main-menu__links">
      {links.map(({ title, url }) => (
        <li key={url}>
          <MenuLink href={url} path={path}>
            {title}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

function Folded({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <details>
      <summary className="torg-main-menu__row">
        {title}
        <Icon icon={chevronDownIcon} />
      </summary>
      {children}
    </details>
  );
}

function Brands({
  brands,
  path,
}: {
  readonly brands: LayoutData["brands"];
  readonly path: string;
}): ReactElement | null {
  const texts = useNavigationTexts();
  const addresses = useNavigationAddresses();
  const listed = listedBrands(brands).map((brand) => ({
    title: brand.brandName,
    url: brandAddress(brand, addresses),
  }));
  if (listed.length === 0) return null;
  const all = { title: texts.allBrands, url: addresses.brands };
  return (
    <Folded title={texts.brands}>
      <Links links={[...(listed.length > mostBrands ? [] : listed), all]} path={path} />
    </Folded>
  );
}

/** Props of MenuLists. */
export interface MenuListsProps {
  readonly layout: LayoutData;
  readonly path: string;
}

/** The other links into the shop, on a small screen: brands, campaigns, services and pages about the shop. */
export function MenuLists({ layout, path }: MenuListsProps): ReactElement {
  const texts = useNavigationTexts();
  const { aboutPages: about, directPages: direct, campaignPages: campaigns, services } = layout;
  const sections = aboutSections(about, direct);
  return (
    <>
      <Brands brands={layout.brands} path={path} />
      {campaigns.length > 0 && (
        <Folded title={texts.campaigns}>
          <Links links={campaigns} path={path} />
        </Folded>
      )}
      {services.length > 0 && (
        <Folded title={texts.services}>
          <Links links={services} path={path} />
        </Folded>
      )}
      {sections.length > 0 && (
        <Folded title={texts.about}>
          {sections.map(({ heading, links }) => (
            <div key={heading}>
              {heading !== null && <h3>{heading}</h3>}
              <Links links={links} path={path} />
            </div>
          ))}
        </Folded>
      )}
    </>
  );
}
