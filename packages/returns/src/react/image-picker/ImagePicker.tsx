import { Button, FormField, describeField } from "@torg/ui";
import { useId, type ReactElement } from "react";
import { imageTypes, type ImageProblem } from "../../domain/index.ts";
import { useReturnsTexts } from "../ReturnsProvider.tsx";

/** Props of ImagePicker. */
export interface ImagePickerProps {
  readonly images: readonly File[];
  readonly problem: ImageProblem | null;
  readonly max: number;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (file: File) => void;
}

/** Takes pictures: a native file field, the files that were taken, and why others were not. */
export function ImagePicker({ images, problem, max, onAdd, onRemove }: ImagePickerProps): ReactElement {
  const texts = useReturnsTexts();
  const id = useId();
  const hint = texts.imageHint(max);
  const error = problem === null ? undefined : texts.imageProblem(problem);
  return (
    <div className="torg-image-picker">
      <FormField fieldId={id} label={texts.chooseImages} hint={hint} error={error}>
        <input
          {...describeField({ id, hint, error })}
          id={id}
          className="torg-image-picker__input"
          type="file"
          accept={imageTypes.join(",")}
          multiple={max > 1}
          onChange={(event) => {
            onAdd(Array.from(event.currentTarget.files ?? []));
            // The same file may be chosen again after it was removed.
            event.currentTarget.value = "";
          }}
        />
      </FormField>
      {images.length > 0 && (
        <ul className="torg-image-picker__files">
          {images.map((image) => (
            <li key={`${image.name}-${image.size}-${image.lastModified}`}>
              <span>{image.name}</span>
              <Button size="small" variant="quiet" onClick={() => onRemove(image)}>
                {texts.removeImage(image.name)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
