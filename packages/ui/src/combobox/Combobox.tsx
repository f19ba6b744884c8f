import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
} from "react";
import { describeField } from "../form-field/describeField.ts";
import { FormField, type FieldTexts } from "../form-field/FormField.tsx";
import { Icon } from "../icon/Icon.tsx";
import { closeIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { comboboxMarks } from "../wire/combobox/comboboxMarks.ts";
import type { ComboboxGroup, ComboboxOption } from "./ComboboxOption.ts";
import { ComboboxPopup } from "./ComboboxPopup.tsx";
import { useCombobox } from "./useCombobox.ts";

/** Props of Combobox. */
export interface ComboboxProps<Option extends ComboboxOption>
  extends
    Omit<
      ComponentPropsWithRef<"input">,
      "value" | "defaultValue" | "onChange" | "onSubmit" | "onSelect" | "list" | "type"
    >,
    FieldTexts {
  /** Hides the label visually; it still names the field. */
  readonly labelHidden?: boolean | undefined;
  /** Suggestions for the query. The caller drops outdated responses and passes only current ones. */
  readonly groups: readonly ComboboxGroup<Option>[];
  /** State of the suggestions; default: ready. While loading, the previous ones stay visible. */
  readonly state?: "ready" | "loading" | "error" | undefined;
  /** Announcement about the suggestions, for example their number; also visible if there are none. */
  readonly status: string;
  /** The text of the field, if controlled. */
  readonly query?: string | undefined;
  readonly defaultQuery?: string | undefined;
  readonly onQueryChange?: ((query: string) => void) | undefined;
  /** Number of characters from which suggestions show; default: 1. */
  readonly minimumLength?: number | undefined;
  /** Renders an option; default: its label. It must not contain anything focusable. */
  readonly renderOption?: ((option: Option) => ReactNode) | undefined;
  /** Called with the chosen option. */
  readonly onChoose?: ((option: Option) => void) | undefined;
  /**
   * Called with the query when Enter is pressed and nothing is highlighted. Without it the surrounding form is
   * submitted.
   */
  readonly onSubmit?: ((query: string) => void) | undefined;
  /** A press outside of the field and its form clears it. */
  readonly clearsOutside?: boolean | undefined;
  /** Label of the clear button; without it there is none. */
  readonly clearLabel?: string | undefined;
  /** An icon at the start of the field. */
  readonly icon?: string | undefined;
  /** Keeps the suggestions open wherever the focus is, as in a window of its own. */
  readonly staysOpen?: boolean | undefined;
  /** From 768 px, and with at least three groups, the first group is beside the others instead of above them. */
  readonly columns?: boolean | undefined;
}

/**
 * A field with suggestions below. The focus stays in the field while the arrow keys highlight a suggestion; editing
 * keys keep working. `className` goes to the field, `ref` and all other props to the input.
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>): ReactElement {
  const {
    label,
    note,
    hint,
    error,
    labelHidden = false,
    groups,
    state = "ready",
    status,
    query: heldQuery,
    defaultQuery = "",
    onQueryChange,
    minimumLength = 1,
    renderOption,
    onChoose,
    onSubmit,
    clearsOutside = false,
    clearLabel,
    icon,
    columns = false,
    staysOpen = false,
    id,
    className,
    onClick,
    onFocus,
    onBlur,
    onKeyDown,
    "aria-describedby": describedBy,
    ...rest
  } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const root = useRef<HTMLDivElement>(null);
  const box = useCombobox({
    fieldId,
    root,
    heldQuery,
    defaultQuery,
    onQueryChange,
    groups,
    hasWords: status !== "",
    minimumLength,
    onSubmit,
    clearsOutside,
    staysOpen,
  });
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // A surrounding dialog prevents the browser's default for Escape; that must not disable this field's handling.
    const wasPrevented = event.defaultPrevented;
    onKeyDown?.(event);
    if (event.defaultPrevented === wasPrevented) box.handleKeyDown(event);
  };
  return (
    <FormField
      ref={root}
      fieldId={fieldId}
      label={<span id={`${fieldId}-label`}>{label}</span>}
      note={note}
      hint={hint}
      error={error}
      className={joinClasses("torg-combobox", className)}
      data-label={labelHidden ? "hidden" : undefined}
      data-state={box.isShown ? "open" : "closed"}
      onBlur={box.handleBlur}
    >
      <div className="torg-combobox__control" data-icon={icon === undefined ? undefined : ""}>
        {icon !== undefined && <Icon icon={icon} className="torg-combobox__icon" />}
        <input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          {...rest}
          {...describeField({ id: fieldId, hint, error, describedBy })}
          id={fieldId}
          type="text"
          data-wire={comboboxMarks.field}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={box.isShown && box.options.length > 0}
          aria-controls={box.listId}
          aria-activedescendant={box.highlightedId}
          className="torg-input torg-combobox__input"
          value={box.query}
          onChange={(event) => box.handleChange(event.currentTarget.value)}
          onClick={(event) => {
            onClick?.(event);
            box.open();
          }}
          onFocus={onFocus}
          onBlur={onBlur}
          onKeyDown={handleKeyDown}
        />
        {clearLabel !== undefined && box.query !== "" && rest.disabled !== true && (
          <button type="button" className="torg-combobox__clear" aria-label={clearLabel} onClick={box.clear}>
            <Icon icon={closeIcon} />
          </button>
        )}
        <output className="torg-visually-hidden">{box.isShown && status}</output>
        <ComboboxPopup
          box={box}
          labelId={`${fieldId}-label`}
          groups={groups}
          state={state}
          status={status}
          columns={columns}
          renderOption={renderOption}
          onChoose={onChoose}
        />
      </div>
    </FormField>
  );
}
