import type { ReactElement } from "react";
import { nameParts } from "../../domain/nameParts.ts";

/** Props of ProductName. */
export interface ProductNameProps {
  readonly name: string;
  readonly brandName: string;
}

/** A product's name in which long brand and model words are neither hyphenated nor translated. */
export function ProductName({ name, brandName }: ProductNameProps): ReactElement {
  const parts = nameParts(name, brandName);
  if (parts.every(({ isKept }) => !isKept)) return <>{name}</>;
  return (
    <>
      {parts.map(({ text, isKept }, index) =>
        isKept ? (
          <span key={index} translate="no">
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </>
  );
}
