import { ColumnPage } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { useStoresTexts } from "../StoresProvider.tsx";

/** Props of StoresPage. */
export interface StoresPageProps {
  /** Whether there are no stores; a message then replaces the lead. */
  readonly isEmpty?: boolean;
  /** The store finder. */
  readonly children?: ReactNode;
}

/** The page of all physical stores, around the store finder. */
export function StoresPage({ isEmpty = false, children }: StoresPageProps): ReactElement {
  const { page } = useStoresTexts();
  return (
    <ColumnPage heading={page.heading} lead={isEmpty ? page.none : page.lead} width="full">
      {children}
    </ColumnPage>
  );
}
