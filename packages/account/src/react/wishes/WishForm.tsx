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
  /** The page that the form returns to; default: the wish list. */
  readonly path?: string;
  /** Whether the form removes the product, on the wish list's page. Default: it adds it. */
  readonly isWished?: boolean;
}

/** A heart with text that adds a product to the wish list, or removes it; a plain form that needs no script. */
export function WishForm({ productId, name, path, isWished = false }: WishFormProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const wishesTexts = texts.wishes;
  const label = isWished ? wishesTexts.remove : wishesTexts.add;
  return (
    <form
      className="torg-wish-form"
      // On the wish list's page the form only removes.
      data-wire={isWished ? undefined : wishMarks.form}
      method="post"
      action={addresses.backend(isWished ? accountPaths.removeWish : accountPaths.addWish)}
    >
      {path !== undefined && <input type="hidden" name={accountFields.returnTo} value={path} />}
      <button name={accountFields.productId} value={productId} aria-label={wishesTexts.about(label, name)}>
        <Icon icon={heartIcon} />
        {label}
      </button>
    </form>
  );
}
