import type { ComponentPropsWithRef, ReactElement } from "react";
import { Icon } from "../icon/Icon.tsx";
import { joinClasses } from "../internal/joinClasses.ts";
import { useHydrated } from "../internal/useHydrated.ts";

/** One of the views that the buttons switch between. */
export interface ToggleOption {
  readonly value: string;
  readonly label: string;
  /** Shown instead of the label, which then becomes accessible name and tooltip. */
  readonly icon?: string | undefined;
}

/** Props of ToggleButtons. */
export interface ToggleButtonsProps extends Omit<ComponentPropsWithRef<"fieldset">, "children" | "name"> {
  /** What is switched; it labels the group. */
  readonly label: string;
  readonly options: readonly ToggleOption[];
  /** The value of the pressed button. */
  readonly value: string;
  /** Called with the value of another button; not called for the one already pressed. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Before hydration the buttons submit their form with this name and their value. */
  readonly name?: string | undefined;
  /** Id of that form, if the buttons are outside of it. */
  readonly form?: string | undefined;
}

/**
 * Buttons of which one is pressed, to switch how the same content is shown. `ref` and other props go to the fieldset.
 */
export function ToggleButtons(props: ToggleButtonsProps): ReactElement {
  const { label, options, value, onValueChange, name, form, className, ...rest } = props;
  const isLive = useHydrated();
  return (
    <fieldset {...rest} aria-label={label} className={joinClasses("torg-toggle-buttons", className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type={isLive || name === undefined ? "button" : "submit"}
          className="torg-toggle-buttons__button"
          name={name}
          form={form}
          value={option.value}
          aria-pressed={option.value === value}
          aria-label={option.icon === undefined ? undefined : option.label}
          title={option.icon === undefined ? undefined : option.label}
          onClick={() => {
            if (option.value !== value) onValueChange?.(option.value);
          }}
        >
          {option.icon === undefined ? option.label : <Icon icon={option.icon} />}
        </button>
      ))}
    </fieldset>
  );
}
