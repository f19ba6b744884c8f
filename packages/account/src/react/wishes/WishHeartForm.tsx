import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { accountPaths } from "../../contract/accountPaths.ts";
import { wishMarks } from "../../wire/wishMarks.ts";
import { useAccountContext } from "../AccountProvider.tsx";
import { wishFormId } from "./wishFormId.ts";

/** Props of WishHeartForm. */
export interface WishHeartFormProps {
  /** Where the form comes back to without script. */
  readonly path: string;
}

/** The one form that the hearts of all tiles of a page belong to. */
export function WishHeartForm({ path }: WishHeartFormProps): ReactElement {
  const { addresses } = useAccountContext();
  return (
    <form
      id={wishFormId}
      data-wire={wishMarks.form}
      method="post"
      action={addresses.backend(accountPaths.addWish)}
      hidden
    >
      <input type="hidden" name={accountFields.returnTo} value={path} />
    </form>
  );
}
