/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native option list cannot be attached to a field */
import type { MouseEvent, ReactElement, ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { problemIcon } from "../icon/icons.ts";
import { isModifiedClick } from "../wire/isModifiedClick.ts";
import type { ComboboxGroup, ComboboxOption } from "./ComboboxOption.ts";
import type { ComboboxBox } from "./useCombobox.ts";

interface ComboboxPopupProps<Option extends ComboboxOption> {
  readonly box: ComboboxBox<Option>;
  readonly labelId: string;
  readonly groups: readonly ComboboxGroup<Option>[];
  readonly state: "ready" | "loading" | "error";
  readonly status: string;
  readonly columns: boolean;
  readonly renderOption: ((option: Option) => ReactNode) | undefined;
  readonly onChoose: ((option: Option) => void) | undefined;
}

/** The popup of a combobox: its options, or a message about them. */
export function ComboboxPopup<Option extends ComboboxOption>(props: ComboboxPopupProps<Option>): ReactElement {
  const { box, labelId, groups, state, status, columns } = props;
  const { isShown, options } = box;
  const hasOptions = options.length > 0;
  return (
    // Pressing the popup must not take the focus from the field.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field handles the keys
    <div
      className="torg-combobox__popup"
      data-state={state}
      hidden={!isShown}
      onMouseDown={(event) => event.preventDefault()}
    >
      {(!hasOptions || state === "error") && (
        // The field's status announces the same text.
        <p aria-hidden className="torg-combobox__message">
          {state === "loading" && <span className="torg-combobox__turning" />}
          {state === "error" && <Icon icon={problemIcon} />}
          {status}
        </p>
      )}
      <div
        role="listbox"
        id={box.listId}
        aria-labelledby={labelId}
        aria-busy={state === "loading" ? true : undefined}
        className="torg-combobox__options"
        data-layout={columns ? "columns" : "list"}
        hidden={!hasOptions}
      >
        {groups.map((group) => (
          <Group key={group.id} {...props} group={group} />
        ))}
      </div>
    </div>
  );
}

function Group<Option extends ComboboxOption>(
  props: ComboboxPopupProps<Option> & { readonly group: ComboboxGroup<Option> },
): ReactElement | null {
  const { box, group } = props;
  if (group.options.length === 0) return null;
  const options = group.options.map((option) => <Suggestion key={option.id} {...props} option={option} />);
  if (group.label === undefined) return <div role="presentation">{options}</div>;
  const headingId = `${box.listId}-${group.id}`;
  return (
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} className="torg-combobox__heading">
        {group.label}
      </div>
      {options}
    </div>
  );
}

function Suggestion<Option extends ComboboxOption>(
  props: ComboboxPopupProps<Option> & { readonly option: Option },
): ReactElement {
  const { box, option, renderOption, onChoose } = props;
  const id = box.idOf(option);
  const isDisabled = option.disabled === true;
  const handleClick = (event: MouseEvent): void => {
    if (isDisabled) return event.preventDefault();
    if (option.href !== undefined && isModifiedClick(event)) return undefined;
    onChoose?.(option);
    return box.close();
  };
  const shared = {
    id,
    role: "option",
    "aria-selected": id === box.highlightedId,
    "aria-disabled": isDisabled ? true : undefined,
    className: "torg-combobox__option",
    onClick: handleClick,
    children: renderOption?.(option) ?? option.label,
  } as const;
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/anchor-has-content -- the field has the focus
  return option.href === undefined ? <div {...shared} /> : <a {...shared} href={option.href} tabIndex={-1} />;
}
