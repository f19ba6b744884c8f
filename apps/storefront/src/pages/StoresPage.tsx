import type { PageData } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";
import { storeFacts } from "./storeFacts.ts";

/** Props of `StoresPage`. */
export interface StoresPageProps {
  readonly page: Extract<PageData, { page: "stores" }>;
}

/** All stores with a door: address, hours and ways to reach them. */
export function StoresPage({ page }: StoresPageProps): ReactNode {
  const texts = storefrontTexts.stores;
  const stores = page.stores.map(storeFacts);
  return (
    <div className="torg-stores-page">
      <h1>{texts.heading}</h1>
      <p className="torg-lead">{stores.length === 0 ? texts.none : texts.lead}</p>
      <ul className="torg-stores-page__list">
        {stores.map(({ id, name, address, phone, email, hours }) => (
          <li key={id} className="torg-stores-page__store">
            <h2>{name}</h2>
            <address>
              {address}
              {phone === "" ? null : <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>}
              {email === "" ? null : <a href={`mailto:${email}`}>{email}</a>}
            </address>
            {hours === "" ? null : (
              <details>
                <summary>{texts.openingHours}</summary>
                <div dangerouslySetInnerHTML={{ __html: hours }} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
