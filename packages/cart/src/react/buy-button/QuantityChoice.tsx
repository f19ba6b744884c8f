import type { ReactElement } from "react";
import { cartFields } from "../../contract/cartForms.ts";
import { useCartContext } from "../CartProvider.tsx";

/** Props of QuantityChoice. */
export interface QuantityChoiceProps {
  readonly choices: readonly number[];
  readonly quantity: number;
  readonly onChoose: (quantity: number) => void;
}

/** The choice of a quantity beside a buy button. */
export function QuantityChoice({ choices, quantity, onChoose }: QuantityChoiceProps): ReactElement {
  const { texts } = useCartContext();
  return (
    <label className="torg-buy-button__quantity">
      <span>{texts.howMany}</span>
      <select
        name={cartFields.quantity}
        value={quantity}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => onChoose(Number(value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </label>
  );
}
