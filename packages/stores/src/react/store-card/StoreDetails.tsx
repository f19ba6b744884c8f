import { phoneHref } from "@torg/format";
import { SanitisedHtml } from "@torg/ui";
import type { ReactElement } from "react";
import type { Store } from "../../domain/store.ts";

/** Opening hours, contact details and take-back offer of a store. */
export function StoreDetails({ store }: { readonly store: Store }): ReactElement {
  return (
    <>
      <SanitisedHtml className="torg-store-card__hours" html={store.openingHours} />
      {store.phoneNumber !== "" && (
        <p>
          <a href={phoneHref(store.phoneNumber)}>{store.phoneNumber}</a>
        </p>
      )}
      {store.email !== "" && (
        <p>
          <a href={`mailto:${store.email}`}>{store.email}</a>
        </p>
      )}
      {store.takeBackText && <p>{store.takeBackText}</p>}
    </>
  );
}
