import { Button, flashField, TextField, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { accountPaths } from "../../contract/accountPaths.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** Props of WatchForm. */
export interface WatchFormProps {
  /** The product, or one of its variants. */
  readonly productId: number;
  /** The page that a form without script returns to. */
  readonly path: string;
  /** The refused form; null if it is new. */
  readonly flash?: FormFlash | null;
}

/** Requests an e-mail when sold-out goods can be bought again, on their page; a plain form. */
export function WatchForm({ productId, path, flash = null }: WatchFormProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const watchTexts = texts.watch;
  return (
    <form className="torg-watch-form" method="post" action={addresses.backend(accountPaths.watch)} noValidate>
      <input type="hidden" name={accountFields.productId} value={productId} />
      <input type="hidden" name={accountFields.returnTo} value={path} />
      <p>{watchTexts.lead}</p>
      <TextField
        label={watchTexts.email}
        type="email"
        autoComplete="email"
        hint={watchTexts.hint}
        {...flashField(flash, accountFields.email)}
      />
      <Button type="submit" variant="primary" wide>
        {watchTexts.submit}
      </Button>
    </form>
  );
}
