import { type ReactElement, type ReactNode, useId, useState } from "react";
import { isShown } from "../internal/isShown.ts";
import type { RangeEnd } from "./range.ts";
import type { RangeHandle } from "./useRange.ts";

/** Props of RangeField. */
export interface RangeFieldProps {
  readonly end: RangeEnd;
  readonly handle: RangeHandle;
  readonly label: ReactNode;
  readonly unit: ReactNode;
  readonly name: string | undefined;
}

/** One end as a number. It is empty while the end lies at its bound, so that a form sends only what limits. */
export function RangeField({ end, handle, label, unit, name }: RangeFieldProps): ReactElement {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const { range, scale, type } = handle;
  const bound = scale.bounds[end];
  const shown = range[end] === bound ? "" : String(range[end]);
  const leave = (input: HTMLInputElement): void => {
    setDraft(null);
    // Text that is no number reads as empty, yet stays visible until a value is set.
    input.value = shown;
    if (draft !== null && draft !== shown) type(end, draft);
  };
  return (
    <div className="torg-range-slider__field">
      <label htmlFor={id}>{label}</label>
      <span className="torg-range-slider__box">
        <input
          id={id}
          type="number"
          inputMode={scale.bounds.min < 0 ? undefined : "decimal"}
          step={Number.isInteger(scale.step) ? 1 : "any"}
          name={name}
          placeholder={String(bound)}
          autoComplete="off"
          aria-describedby={isShown(unit) ? `${id}-unit` : undefined}
          value={draft ?? shown}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={(event) => leave(event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key === "Enter") leave(event.currentTarget);
          }}
        />
        {isShown(unit) && <span id={`${id}-unit`}>{unit}</span>}
      </span>
    </div>
  );
}
