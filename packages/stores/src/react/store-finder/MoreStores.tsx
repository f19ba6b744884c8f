import { chevronDownIcon, Icon } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { useStoresTexts } from "../StoresProvider.tsx";

/** Props of MoreStores. */
export interface MoreStoresProps {
  readonly count: number;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** The rest of a long list, in a native fold. */
export function MoreStores({ count, isOpen, children }: MoreStoresProps): ReactElement {
  const texts = useStoresTexts();
  return (
    <details className="torg-store-finder__more" open={isOpen}>
      <summary>
        {texts.showAll(count)}
        <Icon icon={chevronDownIcon} />
      </summary>
      {children}
    </details>
  );
}
