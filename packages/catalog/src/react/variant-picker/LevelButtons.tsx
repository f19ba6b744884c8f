import { Swatch } from "@torg/ui";
import type { KeyboardEvent, ReactElement } from "react";
import { type LevelOption, type VariantLevel, variantParameter } from "../../domain/product/variants.ts";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

/** Props of LevelButtons. */
export interface LevelButtonsProps {
  readonly level: VariantLevel;
  /** Whether buttons show the colours that their values name. */
  readonly showsColors: boolean;
  readonly onChoose: (attributeId: number, valueId: number | null) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Arrow keys move the focus without choosing: the last choice opens another page, which must not happen on the way to
 * the intended value. Space and Enter choose.
 */
function handleKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLInputElement)) return;
  const values = [...currentTarget.querySelectorAll("input")];
  const step = steps[key];
  if (step === undefined && key !== "Enter") return;
  event.preventDefault();
  if (step === undefined) target.click();
  else values.at((values.indexOf(target) + step) % values.length)?.focus();
}

interface ValueButtonProps {
  readonly option: LevelOption;
  readonly colors: readonly string[];
}

function ValueName({ option, colors }: ValueButtonProps): ReactElement {
  const texts = useLaterCatalogTexts("variants");
  return (
    <>
      {colors.length > 0 && <Swatch colors={colors} />}
      <span>{option.name}</span>
      {option.isSoldOut && (
        <>
          {" "}
          <span className="torg-visually-hidden">{texts.isSoldOut}</span>
        </>
      )}
    </>
  );
}

/** The values of an attribute as buttons: a radio group that also works in a plain form. */
export function LevelButtons({ level, showsColors, onChoose }: LevelButtonsProps): ReactElement {
  const { attribute, options, chosen, isDisabled } = level;
  const { attributeId: id, label } = attribute;
  const name = options.find(({ valueId }) => valueId === chosen)?.name;
  return (
    <fieldset className="torg-variant-picker__buttons" role="radiogroup" disabled={isDisabled} onKeyDown={handleKey}>
      <legend>
        {label}
        {name !== undefined && <span>: {name}</span>}
      </legend>
      {options.map((option) => (
        <label key={option.valueId} data-sold-out={option.isSoldOut ? "" : undefined}>
          <input
            type="radio"
            name={variantParameter(id)}
            value={option.valueId}
            checked={option.valueId === chosen}
            autoComplete="off"
            onChange={() => onChoose(id, option.valueId)}
          />
          <ValueName option={option} colors={showsColors ? (option.colors ?? []) : []} />
        </label>
      ))}
    </fieldset>
  );
}
