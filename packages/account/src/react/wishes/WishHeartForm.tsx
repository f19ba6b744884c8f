import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { accountPaths } from "../../contract/accountPaths.ts";
import { wishMarks } from "../../wire/wishMarks.ts";
import { useAccountContext } from "../AccountProvider.tsx";
import { wishFormId } from "./wishFormId.ts";

/** Props of WishHeartForm. */
export interface WishHeartFormProps {
  /** The page that the form returns to without script. */
  readonly path: string;
}

/** The single form that the hearts of all tiles on a page belong to. */
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
