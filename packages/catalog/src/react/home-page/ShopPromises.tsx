import type { ReactElement } from "react";
import { useLaterCatalogTexts } from "../provider/useLaterCatalogTexts.ts";

/** A promise of the shop to its customers. */
export interface ShopPromise {
  readonly heading: string;
  readonly text: string;
}

/** Props of ShopPromises. */
export interface ShopPromisesProps {
  readonly promises: readonly ShopPromise[];
}

/** The shop's promises, side by side; renders nothing without any. */
export function ShopPromises({ promises }: ShopPromisesProps): ReactElement | null {
  const texts = useLaterCatalogTexts("home");
  if (promises.length === 0) return null;
  return (
    <ul className="torg-promises" aria-label={texts.promises}>
      {promises.map(({ heading, text }) => (
        <li key={heading}>
          <strong>{heading}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
