import { type ComponentPropsWithRef, type KeyboardEvent, type ReactElement, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import { minusIcon, plusIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { clampQuantity, largestQuantity, parseQuantity } from "@torg/format/typed";
import { lowestByKey } from "./lowestByKey.ts";

type NativeProps = Omit<ComponentPropsWithRef<"input">, "type" | "value" | "defaultValue" | "min" | "max" | "onChange">;

/** Props of QuantityStepper: quantity, words, and what a native number input takes. */
export interface QuantityStepperProps extends NativeProps {
  /** Name of the input for assistive technology. */
  readonly label: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** The quantity when someone else holds it. */
  readonly value?: number | undefined;
  /** The quantity at the start when the stepper holds it itself. */
  readonly defaultValue?: number | undefined;
  /** Lowest quantity, 0 when left out. */
  readonly min?: number | undefined;
  /** Highest quantity, 32767 when left out. */
  readonly max?: number | undefined;
  /** Hears every new quantity; it always lies between the lowest and the highest. */
  readonly onQuantityChange?: ((quantity: number) => void) | undefined;
  /**
   * A typed quantity is heard only at Enter and when the input is left, so that typing 12 does not first ask for 1.
   * No key goes below one then: zero, which takes a line away, is typed or pressed.
   */
  readonly settles?: boolean | undefined;
  /** Hears that a typed quantity was brought into the range, so that it can be said. */
  readonly onClamp?: ((quantity: number) => void) | undefined;
  /** Hears that what was typed is no number and has given way to the quantity from before. */
  readonly onReject?: (() => void) | undefined;
  /**
   * The buttons send the form around them until a script takes over: they carry the input's name and the next
   * quantity, after the input's own value, and the last value of a name counts.
   */
  readonly submits?: boolean | undefined;
}

interface Stepping {
  readonly quantity: number;
  readonly text: string;
  readonly type: (text: string) => void;
  /** Tells what was typed; whether that is a new quantity. */
  readonly settle: () => boolean;
  readonly step: (quantity: number) => void;
}

/** What is typed stays as it is until the input is left, except above the highest quantity. */
function useStepping(props: QuantityStepperProps): Stepping {
  const { value, defaultValue, min = 0, onQuantityChange, onClamp, onReject } = props;
  const range = { min, max: props.max };
  const [own, setOwn] = useState(defaultValue ?? min);
  const [draft, setDraft] = useState<string | null>(null);
  const quantity = value ?? own;
  const change = (next: number): void => {
    setOwn(next);
    if (next !== quantity) onQuantityChange?.(next);
  };
  return {
    quantity,
    text: draft ?? String(quantity),
    type(text) {
      if (props.settles === true) {
        setDraft(text);
        return;
      }
      const typed = parseQuantity(text);
      const clamped = typed === null ? null : clampQuantity(typed, range);
      const above = typed !== null && clamped !== null && clamped < typed;
      setDraft(above ? String(clamped) : text);
      if (clamped !== null && (clamped === typed || above)) change(clamped);
      if (above) onClamp?.(clamped);
    },
    settle() {
      const typed = draft === null ? null : parseQuantity(draft);
      setDraft(null);
      if (draft !== null && typed === null) onReject?.();
      if (typed === null || typed === quantity) return false;
      const clamped = clampQuantity(typed, range);
      change(clamped);
      if (clamped !== typed) onClamp?.(clamped);
      return clamped !== quantity;
    },
    step(next) {
      setDraft(null);
      change(clampQuantity(next, range));
    },
  };
}

/**
 * A number input with a button on either side; arrow keys step, Home and End go to the ends. `className` goes to the
 * root, `ref` and all other props to the input. Tab stops at the input only: its keys do what the buttons do.
 */
export function QuantityStepper(props: QuantityStepperProps): ReactElement {
  const { label, decreaseLabel, increaseLabel, min = 0, max = largestQuantity, ...others } = props;
  const {
    submits,
    settles,
    value: _v,
    defaultValue: _d,
    onQuantityChange: _q,
    onClamp: _c,
    onReject: _r,
    className,
    ...rest
  } = others;
  const { quantity, text, type, settle, step } = useStepping(props);
  const button = {
    ...(submits === true ? ({ type: "submit", name: rest.name } as const) : ({ type: "button" } as const)),
    tabIndex: -1,
    className: "torg-stepper__button",
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    rest.onKeyDown?.(event);
    // Whoever hears of a zero may take the line away, and the same Enter would press what has the focus after that.
    if (event.key === "Enter" && settles === true && settle() && props.onQuantityChange) event.preventDefault();
    const lowest = settles === true ? lowestByKey(quantity, min) : min;
    const next = { Home: lowest, End: max, ArrowUp: quantity + 1, ArrowDown: Math.max(quantity - 1, lowest) }[
      event.key
    ];
    if (next === undefined || event.defaultPrevented) return;
    event.preventDefault();
    step(next);
  };
  const press = (next: number) => (event: { preventDefault(): void }) => {
    if (props.onQuantityChange === undefined && submits === true) return;
    event.preventDefault();
    step(next);
  };
  return (
    <span className={joinClasses("torg-stepper", className)}>
      {/* Enter in the input presses the first button of the form: this one sends what is typed. */}
      {submits === true && <button type="submit" hidden tabIndex={-1} aria-hidden="true" onClick={settle} />}
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        {...rest}
        type="number"
        className="torg-stepper__input"
        min={min}
        max={max}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          rest.onBlur?.(event);
          settle();
        }}
      />
      <button
        {...button}
        value={clampQuantity(quantity - 1, { min, max })}
        data-step="decrease"
        aria-label={decreaseLabel}
        disabled={rest.disabled === true || quantity <= min}
        onClick={press(quantity - 1)}
      >
        <Icon icon={minusIcon} />
      </button>
      <button
        {...button}
        value={clampQuantity(quantity + 1, { min, max })}
        data-step="increase"
        aria-label={increaseLabel}
        disabled={rest.disabled === true || quantity >= max}
        onClick={press(quantity + 1)}
      >
        <Icon icon={plusIcon} />
      </button>
    </span>
  );
}
