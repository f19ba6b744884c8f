import { Icon, trashIcon } from "@torg/ui";
import type { FormEvent, ReactElement } from "react";
import { cartPaths } from "../../contract/cartForms.ts";
import { lineName } from "../../domain/cartLineView.ts";
import type { ShownLine } from "../../domain/cartSync.ts";
import { useCartContext } from "../CartProvider.tsx";
import { useLaterCartTexts } from "../useLaterCartTexts.ts";
import { LineFields } from "./LineFields.tsx";

interface RemoveLineFormProps {
  readonly line: ShownLine;
  readonly onRemove: () => void;
}

/** The button that removes a line, as a form that sends the quantity 0. */
export function RemoveLineForm({ line, onRemove }: RemoveLineFormProps): ReactElement {
  const { addresses } = useCartContext();
  const laterTexts = useLaterCartTexts();
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onRemove();
  };
  return (
    <form
      className="torg-cart-line__remove"
      method="post"
      action={addresses.backend(cartPaths.updateProducts)}
      onSubmit={handleSubmit}
    >
      <LineFields line={line} quantity={0} />
      <button type="submit" aria-label={laterTexts.removeLine(lineName(line))} title={laterTexts.remove}>
        <Icon icon={trashIcon} />
      </button>
    </form>
  );
}
