import type { Layout, ShopSettings } from "@torg/navigation/contract";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";

const texts = storefrontTexts.footer;

interface FooterLink {
  readonly title: string;
  readonly url: string;
}

interface ColumnProps {
  readonly heading: string;
  readonly links: readonly FooterLink[];
}

function Column({ heading, links }: ColumnProps): ReactNode {
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className="torg-site-footer__heading">{heading}</h2>
      <ul className="torg-site-footer__links">
        {links.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CompanyFacts({ company, shopName }: Pick<ShopSettings, "company" | "shopName">): ReactNode {
  const { name, address, email, phone, organisation_number: organisation, vat_number: vat } = company;
  return (
    <address className="torg-site-footer__company">
      <strong>{name || shopName}</strong>
      {address === "" ? null : <span>{address}</span>}
      {email === "" ? null : <a href={`mailto:${email}`}>{email}</a>}
      {phone === "" ? null : <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>}
      {organisation === "" ? null : (
        <span>
          {texts.organisationNumber} {organisation}
        </span>
      )}
      {vat === "" ? null : (
        <span>
          {texts.vatNumber} {vat}
        </span>
      )}
    </address>
  );
}

/** Props of `SiteFooter`. */
export interface SiteFooterProps {
  readonly settings: ShopSettings;
  readonly layout: Layout;
}

/** The foot of every page: help at the same place everywhere, and who runs the shop. */
export function SiteFooter({ settings, layout }: SiteFooterProps): ReactNode {
  const about = layout.about_pages.flatMap(({ title, url, subpages }) => [{ title, url }, ...subpages]);
  const known = new Set(about.map(({ url }) => url));
  const fixed = [texts.terms, texts.withdrawal].filter(({ url }) => !known.has(url));
  const legal = [texts.privacy, texts.accessibility, texts.demo].filter(({ url }) => !known.has(url));
  const departments = layout.categories.slice(0, 8).map(({ name, url }) => ({ title: name, url }));
  return (
    <footer className="torg-site-footer">
      <div className="torg-site-footer__columns">
        <CompanyFacts {...settings} />
        <Column heading={texts.service} links={[...about, ...fixed]} />
        <Column heading={texts.shop} links={[...departments, ...layout.direct_pages]} />
        <Column heading={texts.company} links={legal} />
      </div>
      <p className="torg-site-footer__note">{texts.note}</p>
    </footer>
  );
}
