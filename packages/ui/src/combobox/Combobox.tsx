import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
} from "react";
import { describeField } from "../form-field/describeField.ts";
import { FormField, type FieldWords } from "../form-field/FormField.tsx";
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
    FieldWords {
  /** Shows no label; it still names the field. */
  readonly labelHidden?: boolean | undefined;
  /** Suggestions for the query. Superseded answers are the caller's: give only those that still count. */
  readonly groups: readonly ComboboxGroup<Option>[];
  /** How the suggestions stand; ready when left out. While loading, the former ones stay in sight. */
  readonly state?: "ready" | "loading" | "error" | undefined;
  /** What is announced about the suggestions, for example how many there are; shown as well when there are none. */
  readonly status: string;
  /** The text of the field, when its owner holds it. */
  readonly query?: string | undefined;
  readonly defaultQuery?: string | undefined;
  readonly onQueryChange?: ((query: string) => void) | undefined;
  /** Letters from which on suggestions are shown; 1 when left out. */
  readonly minimumLength?: number | undefined;
  /** What an option shows; its label when left out. It may hold nothing that takes the focus. */
  readonly renderOption?: ((option: Option) => ReactNode) | undefined;
  /** Hears which option was chosen. */
  readonly onChoose?: ((option: Option) => void) | undefined;
  /** Hears the query when Enter is pressed and nothing is highlighted. Without it the form around is submitted. */
  readonly onSubmit?: ((query: string) => void) | undefined;
  /** A press outside the field and its form empties it. */
  readonly clearsOutside?: boolean | undefined;
  /** Name of the button that clears the field; without it there is none. */
  readonly clearLabel?: string | undefined;
  /** An icon at the start of the field. */
  readonly icon?: string | undefined;
  /** What there is to suggest stands open wherever the focus is, as in a window of its own. */
  readonly staysOpen?: boolean | undefined;
  /** From 768 px on the first group stands beside the others instead of above them, where three are there at least. */
  readonly columns?: boolean | undefined;
}

/**
 * A field with suggestions under it. The focus stays in the field while arrows highlight a suggestion; every key that
 * edits text edits text. `className` goes to the field, `ref` and all other props to the input.
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
    // A dialog around prevents what the browser does at Escape; that takes nothing away from this field.
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
