import { ColumnPage } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { useStoresTexts } from "../StoresProvider.tsx";

/** Props of StoresPage. */
export interface StoresPageProps {
  /** Whether there is no store to show; the page says so in place of what it is for. */
  readonly isEmpty?: boolean;
  /** The store finder. */
  readonly children?: ReactNode;
}

/** The page of all stores with a door, around its finder. */
export function StoresPage({ isEmpty = false, children }: StoresPageProps): ReactElement {
  const { page } = useStoresTexts();
  return (
    <ColumnPage heading={page.heading} lead={isEmpty ? page.none : page.lead} width="full">
      {children}
    </ColumnPage>
  );
}
