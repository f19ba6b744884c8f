import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";

const productId = /^[1-9]\d{0,8}$/;

/** The address of the compare page, with the ids in their order. */
export function compareAddress(
  ids: readonly number[],
  { compare }: Pick<ShopAddresses, "compare"> = shopAddresses,
): string {
  return ids.length === 0 ? compare : `${compare}?p=${ids.join(",")}`;
}

/** Reads product ids from the values of `p`, which a plain form repeats. Duplicates and invalid ids are left out. */
export function readCompareIds(values: readonly string[]): readonly number[] {
  const ids = values
    .flatMap((value) => value.split(","))
    .map((part) => part.trim())
    .filter((part) => productId.test(part))
    .map(Number);
  return [...new Set(ids)];
}
