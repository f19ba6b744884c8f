import { DocsContext, DocsPage as PlainPage } from "@storybook/addon-docs/blocks";
import { type ReactElement, useContext } from "react";
import type { PartNotes } from "../../../../packages/ui/src/testing/PartNotes.ts";
import type { FeatureNotes } from "../../notes/PackageNotes.ts";
import { featureNotes } from "../../notes/featureNotes.ts";
import { PartPage } from "./PartPage.tsx";

/** The docs page of a story file: that of a part if there are notes on it, else a plain list. */
export function DocsPage(): ReactElement {
  const [primary] = useContext(DocsContext).componentStories();
  const kitNotes: PartNotes | undefined = primary?.parameters["notes"];
  const notes: PartNotes | FeatureNotes | undefined = kitNotes ?? featureNotes.get(primary?.title ?? "");
  if (primary !== undefined && notes !== undefined) return <PartPage notes={notes} primary={primary} />;
  return (
    <main>
      <PlainPage />
    </main>
  );
}
