import { Button, flashField, TextField, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { accountPaths } from "../../contract/accountPaths.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** Props of WatchForm. */
export interface WatchFormProps {
  /** The product, or the variant of one. */
  readonly productId: number;
  /** Where a form without script comes back to. */
  readonly path: string;
  /** The form as it was refused; null when it is new. */
  readonly flash?: FormFlash | null;
}

/** Asks for a letter when goods that are sold out can be bought again, at their page; a plain form. */
export function WatchForm({ productId, path, flash = null }: WatchFormProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const words = texts.watch;
  return (
    <form className="torg-watch-form" method="post" action={addresses.backend(accountPaths.watch)} noValidate>
      <input type="hidden" name={accountFields.productId} value={productId} />
      <input type="hidden" name={accountFields.returnTo} value={path} />
      <p>{words.lead}</p>
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        hint={words.hint}
        {...flashField(flash, accountFields.email)}
      />
      <Button type="submit" variant="primary" wide>
        {words.submit}
      </Button>
    </form>
  );
}
