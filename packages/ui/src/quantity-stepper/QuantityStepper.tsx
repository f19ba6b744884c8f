import { type ComponentPropsWithRef, type KeyboardEvent, type ReactElement, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import { minusIcon, plusIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { clampQuantity, maxTypedQuantity, parseQuantity } from "@torg/format/typed";
import { lowestByKey } from "./lowestByKey.ts";

type NativeProps = Omit<ComponentPropsWithRef<"input">, "type" | "value" | "defaultValue" | "min" | "max" | "onChange">;

/** Props of QuantityStepper: quantity, texts, and what a native number input takes. */
export interface QuantityStepperProps extends NativeProps {
  /** Accessible name of the input. */
  readonly label: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** The quantity, if controlled. */
  readonly value?: number | undefined;
  /** The initial quantity, if uncontrolled. */
  readonly defaultValue?: number | undefined;
  /** Lowest quantity; default: 0. */
  readonly min?: number | undefined;
  /** Highest quantity; default: 32767. */
  readonly max?: number | undefined;
  /** Called with every new quantity, which is always in the range. */
  readonly onQuantityChange?: ((quantity: number) => void) | undefined;
  /**
   * Reports a typed quantity only on Enter and on blur, so that typing 12 does not report 1 first. Keys then stop at
   * one: zero, which removes a cart line, must be typed or pressed with the button.
   */
  readonly settles?: boolean | undefined;
  /** Called when a typed quantity was moved into the range, so that it can be announced. */
  readonly onClamp?: ((quantity: number) => void) | undefined;
  /** Called when the typed text was not a number and the previous quantity was restored. */
  readonly onReject?: (() => void) | undefined;
  /**
   * Before hydration the buttons submit the surrounding form: they have the input's name and the next quantity, and
   * come after the input, so that theirs is the last value of the name, which counts.
   */
  readonly submits?: boolean | undefined;
}

interface Stepping {
  readonly quantity: number;
  readonly text: string;
  readonly type: (text: string) => void;
  /** Reports what was typed; true if it is a new quantity. */
  readonly settle: () => boolean;
  readonly step: (quantity: number) => void;
}

/** Typed text stays as it is until blur, except above the highest quantity. */
function useStepping(props: QuantityStepperProps): Stepping {
  const { value, defaultValue, min = 0, onQuantityChange, onClamp, onReject } = props;
  const range = { min, max: props.max };
  const [uncontrolled, setUncontrolled] = useState(defaultValue ?? min);
  const [draft, setDraft] = useState<string | null>(null);
  const quantity = value ?? uncontrolled;
  const change = (next: number): void => {
    setUncontrolled(next);
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
 * A number input with a button on either side; arrow keys step, Home and End go to the limits. `className` goes to the
 * root, `ref` and all other props to the input. Only the input is a tab stop, because its keys do what the buttons do.
 */
export function QuantityStepper(props: QuantityStepperProps): ReactElement {
  const { label, decreaseLabel, increaseLabel, min = 0, max = maxTypedQuantity, ...others } = props;
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
    // The handler of a zero may remove the line, and the same Enter would then press whatever has the focus.
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
      {/* Enter in the input presses the first submit button of the form: this one submits what was typed. */}
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
