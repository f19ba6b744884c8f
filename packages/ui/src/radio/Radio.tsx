import type { ReactElement } from "react";
import { Choice, type ChoiceProps } from "../checkbox/Checkbox.tsx";

/** A native radio button with its label. `className` goes to the root, `ref` and all other props to the input. */
export function Radio(props: ChoiceProps): ReactElement {
  return <Choice {...props} type="radio" />;
}
