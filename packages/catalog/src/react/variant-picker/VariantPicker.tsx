import { useHydrated } from "@torg/ui";
import type { ReactElement } from "react";
import { useStore } from "zustand";
import type { VariantLevel } from "../../domain/product/variants.ts";
import { variantParameter } from "../../domain/product/variants.ts";
import { variantControl } from "../../domain/product/variantControl.ts";
import type { VariantState } from "../../state/createVariantState.ts";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";
import { LevelButtons } from "./LevelButtons.tsx";

/** Props of VariantPicker. */
export interface VariantPickerProps {
  readonly variants: VariantState;
  /** Address of the product that the choices belong to; the plain form submits there. */
  readonly address: string;
}

interface LevelSelectProps {
  readonly level: VariantLevel;
  readonly onChoose: (attributeId: number, valueId: number | null) => void;
}

function LevelSelect({ level, onChoose }: LevelSelectProps): ReactElement {
  const texts = useLaterCatalogTexts("variants");
  const { attribute, options, chosen, isDisabled } = level;
  const id = attribute.attributeId;
  return (
    <label>
      {attribute.label}
      <select
        name={variantParameter(id)}
        value={chosen ?? ""}
        disabled={isDisabled}
        // The address holds the choices; a value restored by the browser may belong to another variant.
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => onChoose(id, value === "" ? null : Number(value))}
      >
        <option value="">{texts.choose}</option>
        {options.map((option) => (
          <option key={option.valueId} value={option.valueId}>
            {option.isSoldOut ? texts.soldOut(option.name) : option.name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** One attribute in its look: a list, or buttons. */
function Level(props: LevelSelectProps): ReactElement {
  const look = variantControl(props.level.attribute);
  return look === "list" ? <LevelSelect {...props} /> : <LevelButtons {...props} showsColors={look === "swatches"} />;
}

/**
 * One list per attribute of a product with variants, or buttons if the attribute is set to use them. Without script it
 * is a form that leads to the chosen variant.
 */
export function VariantPicker({ variants, address }: VariantPickerProps): ReactElement | null {
  const texts = useLaterCatalogTexts("variants");
  const { levels } = useStore(variants);
  const isLive = useHydrated();
  if (levels.length === 0) return null;
  return (
    <form className="torg-variant-picker" action={address} aria-label={texts.heading}>
      <div className="torg-variant-picker__levels">
        {levels.map((level) => (
          <Level key={level.attribute.attributeId} level={level} onChoose={variants.choose} />
        ))}
      </div>
      {/* Below what is pressed, which stays where it is when the hint has been followed. */}
      {levels.some(({ chosen }) => chosen === null) && <p>{texts.hint}</p>}
      {!isLive && (
        <button className="torg-button" data-size="small">
          {texts.submit}
        </button>
      )}
    </form>
  );
}
