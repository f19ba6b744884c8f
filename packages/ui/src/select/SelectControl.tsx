import type { ComponentPropsWithRef, ReactElement } from "react";
import { Icon } from "../icon/Icon.tsx";
import { chevronDownIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of SelectControl: everything that a native select takes. */
export type SelectControlProps = ComponentPropsWithRef<"select">;

/**
 * A native select with the kit's arrow, for a form of its own where the label has its place already. `className` goes
 * to the frame, `ref` and all other props to the select.
 */
export function SelectControl({ className, children, ...rest }: SelectControlProps): ReactElement {
  return (
    <span className={joinClasses("torg-select", className)}>
      <select {...rest} className="torg-input torg-select__control">
        {children}
      </select>
      <Icon icon={chevronDownIcon} />
    </span>
  );
}
