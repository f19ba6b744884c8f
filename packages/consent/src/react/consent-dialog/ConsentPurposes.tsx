import type { ReactElement } from "react";
import { useConsentContext } from "../ConsentProvider.tsx";

/** The purposes that the visitor is asked about. */
export function ConsentPurposes(): ReactElement {
  const { texts } = useConsentContext();
  return (
    <ul className="torg-consent-dialog__purposes">
      {Object.values(texts.options).map(({ name, description }) => (
        <li key={name}>
          <strong>{name}.</strong> {description}
        </li>
      ))}
    </ul>
  );
}
