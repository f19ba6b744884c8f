import { heartIcon, Icon } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import type { AccountTexts } from "../../texts/index.ts";
import { wishTexts } from "../../texts/wishSv.ts";
import { wishFormId } from "./wishFormId.ts";

/** Props of WishHeart. */
export interface WishHeartProps {
  readonly productId: number;
  readonly name: string;
  /** Default: the Swedish texts. */
  readonly texts?: Pick<AccountTexts["wishes"], "add" | "about">;
}

/**
 * A heart without text that adds a product to the wish list, for a tile. It belongs to the page's `WishHeartForm` and
 * needs no script; `wireWishes` fills it while the product is on the list, and handles presses without leaving the
 * page.
 */
export function WishHeart({ productId, name, texts = wishTexts }: WishHeartProps): ReactElement {
  return (
    <button
      className="torg-wish-heart"
      form={wishFormId}
      name={accountFields.productId}
      value={productId}
      aria-label={texts.about(texts.add, name)}
    >
      <Icon icon={heartIcon} />
    </button>
  );
}
