import type { FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { accountPaths } from "../../contract/accountPaths.ts";
import { useAccountContext } from "../AccountProvider.tsx";
import { EndAccountForm } from "./EndAccountForm.tsx";
import { OwnDataCard } from "./OwnDataCard.tsx";
import { OwnDataList } from "./OwnDataList.tsx";

/** What is erased, what is kept and why, and the password to confirm. */
export function Erasing({ flash }: { readonly flash: FormFlash | null | undefined }): ReactElement {
  const { texts, addresses } = useAccountContext();
  const { erase } = texts.ownData;
  return (
    <>
      <div className="torg-own-data torg-own-data__fates">
        <OwnDataCard id="gone" title={erase.goneHeading}>
          <OwnDataList items={erase.gone} />
        </OwnDataCard>
        <OwnDataCard id="kept" title={erase.keptHeading}>
          <OwnDataList items={erase.kept} />
        </OwnDataCard>
      </div>
      <p>
        {erase.before} <a href={addresses.accountData}>{erase.exportFirst}</a>
      </p>
      <EndAccountForm path={accountPaths.eraseData} flash={flash} submit={erase.submit} />
    </>
  );
}
