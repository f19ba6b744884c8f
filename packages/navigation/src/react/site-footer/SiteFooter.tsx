import { phoneHref } from "@torg/format";
import { PaymentMarks } from "@torg/ui";
import type { ReactElement } from "react";
import type { LayoutData } from "../../contract/layout.ts";
import type { Company, ShopSettings } from "../../contract/shopSettings.ts";
import { contentPages } from "../../domain/contentPages.ts";
import { shownPaymentMarks } from "../../domain/shownPaymentMarks.ts";
import { navigationMarks } from "../../wire/navigationMarks.ts";
import { useNavigationAddresses, useNavigationTexts } from "../provider/NavigationProvider.tsx";

/** Props of SiteFooter. */
export interface SiteFooterProps {
  readonly layout: LayoutData;
  readonly settings: ShopSettings;
  /** Additional links; duplicates are left out. */
  readonly links?: readonly { readonly title: string; readonly url: string }[];
}

interface Fact {
  readonly name: string;
  readonly value: string;
  readonly href?: string;
}

interface FactsProps {
  readonly heading: string;
  /** Whether the heading is informative by itself, such as the company's name. */
  readonly isNews?: boolean;
  readonly facts: readonly Fact[];
}

/** Terms and their details. Facts without a value are left out; if none remain, so is an uninformative heading. */
function Facts({ heading, isNews = false, facts }: FactsProps): ReactElement | null {
  const known = facts.filter(({ value }) => value !== "");
  if (known.length === 0 && !isNews) return null;
  return (
    <section>
      <h2>{heading}</h2>
      {known.length > 0 && (
        <dl>
          {known.map(({ name, value, href }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function CompanyFacts({ company }: { readonly company: Company }): ReactElement {
  const { footer } = useNavigationTexts();
  const { email, phone } = company;
  return (
    <>
      <Facts
        heading={footer.contact}
        facts={[
          { name: footer.phone, value: phone, href: phoneHref(phone) },
          { name: footer.email, value: email, href: `mailto:${email}` },
          { name: footer.hours, value: company.customerServiceHours },
        ]}
      />
      <Facts
        heading={company.name || footer.company}
        isNews={company.name !== ""}
        facts={[
          { name: footer.organisationNumber, value: company.organisationNumber },
          { name: footer.vatNumber, value: company.vatNumber },
          { name: footer.address, value: company.address },
        ]}
      />
    </>
  );
}

interface LinksProps {
  readonly heading: string;
  readonly links: readonly { readonly title: string; readonly url: string }[];
}

function Links({ heading, links }: LinksProps): ReactElement | null {
  const { privacy } = useNavigationAddresses();
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="torg-site-footer__links">
        {links.map(({ title, url }) => (
          <li key={url}>
            <a data-wire={url === privacy ? navigationMarks.privacy : undefined} href={url}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Options of the checkout, known even with an empty cart. */
interface WaysProps {
  readonly heading: string;
  readonly names: readonly string[];
}

function Ways({ heading, names }: WaysProps): ReactElement | null {
  if (names.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="torg-site-footer__ways">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

/** The page footer: company, contact and payment options, terms and more pages. */
export function SiteFooter({ layout, settings, links: more = [] }: SiteFooterProps): ReactElement {
  const { footer } = useNavigationTexts();
  const addresses = useNavigationAddresses();
  const pages = contentPages(layout);
  const fixed = [
    { title: footer.terms, url: settings.termsUrl },
    { title: footer.returns, url: addresses.returns },
    { title: footer.accessibility, url: addresses.accessibility },
  ];
  const shopping = [...fixed, ...more].filter(({ url }) => pages.every((page) => page.url !== url));
  return (
    <footer className="torg-site-footer">
      <div className="torg-site-footer__columns">
        <CompanyFacts company={settings.company} />
        <Links heading={footer.shopping} links={shopping} />
        <Links heading={footer.information} links={pages} />
      </div>
      <div className="torg-site-footer__columns">
        {!settings.isQuote && layout.waysToPay.length > 0 && (
          <section>
            <h2>{footer.waysToPay}</h2>
            <PaymentMarks options={shownPaymentMarks(layout)} />
          </section>
        )}
        <Ways heading={footer.waysOfDelivery} names={layout.waysOfDelivery ?? []} />
      </div>
      <p>{footer.promise}</p>
    </footer>
  );
}
