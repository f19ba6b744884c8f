import { PictureBox } from "@torg/ui";
import type { ReactElement } from "react";
import { cartFields } from "../../contract/cartForms.ts";
import type { AddonOption } from "../../domain/buying/addonChoice.ts";
import { buyMarks } from "../../wire/buyMarks.ts";
import { useCartContext } from "../CartProvider.tsx";
import { LineEnergyClass } from "../line-energy/LineEnergyClass.tsx";

/** Props of AddonList. */
export interface AddonListProps {
  readonly options: readonly AddonOption[];
  /** Called with the addon that has been ticked or unticked. */
  readonly onToggle: (productId: number) => void;
}

interface AddonItemProps extends Pick<AddonListProps, "onToggle"> {
  readonly option: AddonOption;
}

function AddonItem({ option, onToggle }: AddonItemProps): ReactElement {
  const { texts } = useCartContext();
  const { addon, isChosen, reachedMax } = option;
  const { productId: id, name, imageUrl, priceOre } = addon;
  return (
    <li className="torg-addons__item">
      <label>
        <input
          type="checkbox"
          name={cartFields.addons}
          data-wire={buyMarks.control}
          data-buys={id}
          value={id}
          checked={isChosen}
          disabled={reachedMax !== null}
          onChange={() => onToggle(id)}
        />
        {imageUrl !== "" && <PictureBox src={imageUrl} alt="" width={48} height={48} loading="lazy" />}
        <span>
          {name}
          {reachedMax !== null && <small>{texts.maxPerCustomer(reachedMax)}</small>}
        </span>
        {priceOre !== null && <span className="torg-addons__price">{texts.price(priceOre)}</span>}
      </label>
      <LineEnergyClass energy={addon.energy} name={name} />
      <a href={addon.url}>
        {texts.readMore}
        <span className="torg-visually-hidden">{texts.aboutAddon(name)}</span>
      </a>
    </li>
  );
}

/**
 * Extras added to the cart along with a product, as checkboxes of the surrounding form. Renders nothing without extras.
 */
export function AddonList({ options, onToggle }: AddonListProps): ReactElement | null {
  const { texts } = useCartContext();
  if (options.length === 0) return null;
  return (
    <fieldset className="torg-addons">
      <legend>{texts.addons}</legend>
      <ul className="torg-addons__items">
        {options.map((option) => (
          <AddonItem key={option.addon.productId} option={option} onToggle={onToggle} />
        ))}
      </ul>
    </fieldset>
  );
}
