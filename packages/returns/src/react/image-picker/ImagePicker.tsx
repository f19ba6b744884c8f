import { ImageUpload } from "@torg/ui";
import { useState, type ReactElement } from "react";
import { imageTypes, type ImageProblem } from "../../domain/returnImages.ts";
import { useReturnsTexts } from "../ReturnsProvider.tsx";

/** Props of ImagePicker. */
export interface ImagePickerProps {
  /** Name of the field, for forms that are sent without script. */
  readonly name?: string | undefined;
  /** The server's error for the pictures. */
  readonly error?: string | undefined;
  readonly images: readonly File[];
  readonly problem: ImageProblem | null;
  readonly max: number;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (file: File) => void;
}

/** Picks pictures for a return, and says why some were not accepted, in the texts of returns. */
export function ImagePicker({ name, images, problem, error, max, onAdd, onRemove }: ImagePickerProps): ReactElement {
  const texts = useReturnsTexts();
  const [removed, setRemoved] = useState<string | null>(null);
  return (
    <ImageUpload
      label={texts.chooseImages}
      hint={texts.imageHint(max)}
      dropHint={texts.dropImages}
      error={problem === null ? error : texts.imageProblem(problem)}
      name={name}
      accept={imageTypes.join(",")}
      multiple={max > 1}
      files={images}
      fileNote={({ size }) => texts.imageSize(size)}
      listLabel={texts.chosenImages}
      removeLabel={texts.removeImage}
      status={removed === null ? undefined : texts.imageRemoved(removed)}
      onAdd={(files) => {
        setRemoved(null);
        onAdd(files);
      }}
      onRemove={(file) => {
        setRemoved(file.name);
        onRemove(file);
      }}
    />
  );
}
