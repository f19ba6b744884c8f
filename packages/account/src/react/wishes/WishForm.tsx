import { heartIcon, Icon } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { accountPaths } from "../../contract/accountPaths.ts";
import { wishMarks } from "../../wire/wishMarks.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** Props of WishForm. */
export interface WishFormProps {
  readonly productId: number;
  readonly name: string;
  /** Where the form comes back to; left out = the list of wishes. */
  readonly path?: string;
  /** Whether the product is taken off the list, on the page of the list. Default: it is set aside. */
  readonly isWished?: boolean;
}

/** A heart with words that sets a product aside, or takes it off the list; a plain form that needs no script. */
export function WishForm({ productId, name, path, isWished = false }: WishFormProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const words = texts.wishes;
  const word = isWished ? words.remove : words.add;
  return (
    <form
      className="torg-wish-form"
      // On the page of the list it takes off and nothing else.
      data-wire={isWished ? undefined : wishMarks.form}
      method="post"
      action={addresses.backend(isWished ? accountPaths.removeWish : accountPaths.addWish)}
    >
      {path !== undefined && <input type="hidden" name={accountFields.returnTo} value={path} />}
      <button name={accountFields.productId} value={productId} aria-label={words.about(word, name)}>
        <Icon icon={heartIcon} />
        {word}
      </button>
    </form>
  );
}
