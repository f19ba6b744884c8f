import { type ReactElement, type ReactNode, useId, useState } from "react";
import { isShown } from "../internal/isShown.ts";
import type { RangeEnd } from "@torg/format/typed";
import type { RangeHandle } from "./useRange.ts";

/** Props of RangeField. */
export interface RangeFieldProps {
  readonly end: RangeEnd;
  readonly handle: RangeHandle;
  readonly label: ReactNode;
  readonly unit: ReactNode;
  readonly name: string | undefined;
}

/** One end as a number. It is empty while the end is at its bound, so that a form only submits what restricts. */
export function RangeField({ end, handle, label, unit, name }: RangeFieldProps): ReactElement {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const { range, scale, type } = handle;
  const bound = scale.bounds[end];
  const text = range[end] === bound ? "" : String(range[end]);
  const leave = (): void => {
    setDraft(null);
    if (draft !== null && draft !== text) type(end, draft);
  };
  return (
    <div className="torg-range-slider__field">
      <label htmlFor={id}>{label}</label>
      <span className="torg-range-slider__box">
        <input
          id={id}
          // A number field hides input that it cannot parse, in some browsers even 46,5.
          type="text"
          inputMode={scale.bounds.min < 0 ? undefined : "decimal"}
          name={name}
          placeholder={String(bound)}
          autoComplete="off"
          aria-describedby={isShown(unit) ? `${id}-unit` : undefined}
          value={draft ?? text}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === "Enter") leave();
          }}
        />
        {isShown(unit) && <span id={`${id}-unit`}>{unit}</span>}
      </span>
    </div>
  );
}
