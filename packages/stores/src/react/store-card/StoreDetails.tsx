import { SanitisedHtml } from "@torg/ui";
import type { ReactElement } from "react";
import { phoneHref, type Store } from "../../domain/index.ts";

/** Opening hours of a store, the ways to reach it, and what it takes back. */
export function StoreDetails({ store }: { readonly store: Store }): ReactElement {
  return (
    <>
      <SanitisedHtml className="torg-store-card__hours" html={store.opening_hours} />
      {store.phone_number !== "" && (
        <p>
          <a href={phoneHref(store.phone_number)}>{store.phone_number}</a>
        </p>
      )}
      {store.email !== "" && (
        <p>
          <a href={`mailto:${store.email}`}>{store.email}</a>
        </p>
      )}
      {store.take_back_offer && <p>{store.take_back_offer}</p>}
    </>
  );
}
