import { type CSSProperties, type MouseEvent, type ReactElement, useRef } from "react";
import { useHydrated } from "../internal/useHydrated.ts";
import { nearerEnd, numberAt, shareOfRail } from "./range.ts";
import { RangeThumb } from "./RangeThumb.tsx";
import { shareAt } from "./shareAt.ts";
import { useEarlyPress } from "./useEarlyPress.ts";
import type { RangeHandle } from "./useRange.ts";

/** Props of RangeRail. */
export interface RangeRailProps {
  readonly handle: RangeHandle;
  readonly minThumbLabel: string;
  readonly maxThumbLabel: string;
  readonly valueText: ((value: number) => string) | undefined;
}

/** The track from bound to bound with a thumb at each end; a press beside the thumbs moves the nearer one there. */
export function RangeRail({ handle, minThumbLabel, maxThumbLabel, valueText }: RangeRailProps): ReactElement {
  const isLive = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  useEarlyPress(root, handle);
  const { range, scale, put } = handle;
  const { bounds } = scale;
  const share = shareOfRail(range, bounds);
  const thumbPositions: CSSProperties & Record<"--torg-range-min" | "--torg-range-max", number> = {
    "--torg-range-min": share.min,
    "--torg-range-max": share.max,
  };
  const handleClick = (event: MouseEvent<HTMLElement>): void => {
    const { currentTarget: rail, target } = event;
    const pressedNumber = numberAt(shareAt(rail, event.clientX), bounds);
    const end = nearerEnd(range, pressedNumber);
    const thumb = rail.querySelector<HTMLInputElement>(`[data-end="${end}"]`);
    if (target !== rail || thumb === null || thumb.matches(":disabled")) return;
    put(end, pressedNumber);
    thumb.focus({ preventScroll: true });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the thumbs have the keys
    <div ref={root} className="torg-range-slider__way" style={thumbPositions} onClick={handleClick}>
      {isLive && bounds.min < bounds.max && (
        <>
          <RangeThumb end="min" label={minThumbLabel} handle={handle} valueText={valueText} />
          <RangeThumb end="max" label={maxThumbLabel} handle={handle} valueText={valueText} />
        </>
      )}
    </div>
  );
}
