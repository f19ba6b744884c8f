import { type ChangeEvent, type ComponentPropsWithRef, type ReactElement, type ReactNode, useId, useRef } from "react";
import { describeField } from "../form-field/describeField.ts";
import { FieldError } from "../form-field/FieldError.tsx";
import { Icon } from "../icon/Icon.tsx";
import { cameraIcon, closeIcon } from "../icon/icons.ts";
import { isShown } from "../internal/isShown.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { useHydrated } from "../internal/useHydrated.ts";
import { focusAfterRemoval } from "./focusAfterRemoval.ts";
import { Thumbnail } from "./Thumbnail.tsx";

type NativeProps = Omit<ComponentPropsWithRef<"input">, "type" | "value" | "defaultValue" | "onChange" | "children">;

/** Props of ImageUpload: files, texts, and what a native file input takes, such as `accept` and `multiple`. */
export interface ImageUploadProps extends NativeProps {
  /** What to do, such as "Choose pictures"; it labels the field. */
  readonly label: ReactNode;
  /** Allowed types and number. */
  readonly hint?: ReactNode;
  /** Says that files can be dropped here too; dropping works without it as well. */
  readonly dropHint?: ReactNode;
  /** What is wrong with the chosen files. */
  readonly error?: ReactNode;
  /** The accepted files. */
  readonly files: readonly File[];
  /** More about a file, such as its size, as formatted text. */
  readonly fileNote?: ((file: File) => ReactNode) | undefined;
  /** Accessible name of the list. */
  readonly listLabel: string;
  /** Label of the remove button, from the file's name. */
  readonly removeLabel: (name: string) => string;
  /** Called with the chosen or dropped files; the caller decides which to accept. */
  readonly onAdd?: ((files: readonly File[]) => void) | undefined;
  readonly onRemove?: ((file: File) => void) | undefined;
  /** Announcement of what just happened; visually hidden, because the list shows it. */
  readonly status?: ReactNode;
}

const keyOf = (file: File): string => `${file.name}-${file.size}-${file.lastModified}`;

/**
 * A native file input over an area that files can be dropped on, and the list of accepted files. `className` goes to
 * the root, `ref` and all other props to the input. Before hydration the input shows its own files.
 */
export function ImageUpload(props: ImageUploadProps): ReactElement {
  const { label, hint, dropHint, error, files, fileNote, listLabel, removeLabel, onAdd, onRemove, ...others } = props;
  const { status, className, id, "aria-describedby": describedBy, ...rest } = others;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const root = useRef<HTMLDivElement>(null);
  const isLive = useHydrated();
  const handleChange = (event: ChangeEvent<HTMLInputElement>): void => {
    onAdd?.(Array.from(event.currentTarget.files ?? []));
    // Allows to choose the same file again after it was removed.
    event.currentTarget.value = "";
  };
  const remove = (file: File, index: number): void => {
    const buttons = [...(root.current?.querySelectorAll("button") ?? [])].filter(
      (_, buttonIndex) => buttonIndex !== index,
    );
    const nextIndex = focusAfterRemoval(index, buttons.length);
    const next = nextIndex === null ? root.current?.querySelector("input") : buttons[nextIndex];
    next?.focus();
    onRemove?.(file);
  };
  return (
    <div
      ref={root}
      className={joinClasses("torg-image-upload", className)}
      data-live={isLive ? "" : undefined}
      data-invalid={isShown(error) ? "" : undefined}
    >
      <div className="torg-image-upload__zone">
        <Icon icon={cameraIcon} />
        <label className="torg-image-upload__label" htmlFor={fieldId}>
          {label}
        </label>
        {isShown(dropHint) && <span className="torg-image-upload__drop">{dropHint}</span>}
        {isShown(hint) && (
          <p className="torg-field__hint" id={`${fieldId}-hint`}>
            {hint}
          </p>
        )}
        <input
          {...rest}
          {...describeField({ id: fieldId, hint, error, describedBy })}
          id={fieldId}
          type="file"
          className="torg-image-upload__input"
          onChange={handleChange}
        />
      </div>
      <FieldError fieldId={fieldId}>{error}</FieldError>
      {files.length > 0 && (
        <ul className="torg-image-upload__files" aria-label={listLabel}>
          {files.map((file, index) => (
            <li key={keyOf(file)} className="torg-image-upload__file">
              <Thumbnail file={file} />
              <span className="torg-image-upload__name">
                {file.name}
                {fileNote !== undefined && <small>{fileNote(file)}</small>}
              </span>
              <button
                type="button"
                className="torg-image-upload__remove"
                aria-label={removeLabel(file.name)}
                disabled={rest.disabled}
                onClick={() => remove(file, index)}
              >
                <Icon icon={closeIcon} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <output className="torg-visually-hidden">{status}</output>
    </div>
  );
}
