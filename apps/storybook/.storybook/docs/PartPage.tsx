import { DocsContext, Source, Story } from "@storybook/addon-docs/blocks";
import { type ReactElement, useContext, useEffect, useState } from "react";
import type { PreparedStory, StrictArgTypes } from "storybook/internal/types";
import type { PartNotes } from "../../../../packages/ui/src/testing/PartNotes.ts";
import type { FeatureNotes } from "../../notes/PackageNotes.ts";
import { ShownLook } from "./ShownLook.ts";
import { Anatomy } from "./Anatomy.tsx";
import { Guidance } from "./Guidance.tsx";
import { ImportBlock } from "./ImportBlock.tsx";
import { KeyMap } from "./KeyMap.tsx";
import { declarationsOf, nativeElementOf, type PartFiles, readPartFiles, sheetsOf } from "./partFiles.ts";
import { Prose } from "./Prose.tsx";
import { PropTable } from "./PropTable.tsx";
import { documentedParts } from "./documentedParts.ts";
import { readableName } from "../readableName.ts";
import { Section } from "./Section.tsx";
import { placementOf, StoryView } from "./StoryView.tsx";
import { StateList, StoryList } from "./States.tsx";

const kinds: Readonly<Record<PartNotes["kind"], string>> = {
  action: "Action",
  field: "Field",
  display: "Display",
  overlay: "Overlay",
};

function usePartFiles(): PartFiles {
  const [files, setFiles] = useState<PartFiles>(new Map());
  useEffect(() => {
    void readPartFiles().then(setFiles);
  }, []);
  return files;
}

/** The first sentence of a docblock, and the rest of it. */
function splitSentence(text: string): readonly [first: string, rest: string] {
  const [first = text] = /^.*?[.!?](?=\s|$)/s.exec(text) ?? [];
  return [first, text.slice(first.length).trim()];
}

/** The declarations of the types that a table mentions. */
function NamedTypes({ files, rows }: { readonly files: PartFiles; readonly rows: StrictArgTypes }) {
  const dark = useContext(ShownLook).mode === "dark";
  const summaries = Object.values(rows).map(({ table }) => table?.type?.summary ?? "");
  const declarations = declarationsOf(files, summaries.join(" "));
  if (declarations.length === 0) return null;
  return (
    <details>
      <summary>The types named in the table</summary>
      <Source language="tsx" dark={dark} code={declarations.join("\n\n")} />
    </details>
  );
}

/** The package of a story: its title begins with the package's name, or with "Kit" for the kit. */
function packageOf({ title }: PreparedStory): string {
  const [area = ""] = title.split("/");
  return area === "Kit" ? "@torg/ui" : `@torg/${area.toLowerCase()}`;
}

/** The documentation of one part of the kit or of a feature, with all its states. */
export function PartPage({
  notes,
  primary,
}: {
  readonly notes: PartNotes | FeatureNotes;
  readonly primary: PreparedStory;
}): ReactElement {
  const stories = useContext(DocsContext).componentStories();
  const files = usePartFiles();
  const parts = documentedParts(primary);
  const states = "states" in notes ? notes.states : {};
  const [lead, more] = splitSentence(parts[0]?.description ?? "");
  const { inline = true } = placementOf(primary);
  const sheets = [...new Set(parts.flatMap(({ name }) => sheetsOf(files, name)))].sort();
  return (
    <main className="docs-page sb-unstyled" lang="en">
      <header className="docs-head">
        <p className="docs-kind">{kinds[notes.kind]}</p>
        <h1>{readableName(primary.title.split("/").at(-1) ?? "")}</h1>
        <p className="docs-lead">
          <Prose text={lead} />
        </p>
        {more !== "" && (
          <p>
            <Prose text={more} />
          </p>
        )}
      </header>
      <StoryView story={primary} />
      <Section title="Import">
        <ImportBlock from={packageOf(primary)} names={parts.map(({ name }) => name)} sheets={sheets} />
      </Section>
      {notes.anatomy.length > 0 && (
        <Section title="Anatomy">
          <Anatomy pieces={notes.anatomy} example={inline ? <Story of={primary.moduleExport} /> : null} />
        </Section>
      )}
      <Section title="Do and don’t">
        <Guidance use={notes.use} avoid={notes.avoid} />
      </Section>
      <Section title="Keyboard">
        <KeyMap keys={notes.keys} />
      </Section>
      <Section title="Props">
        {parts.map(({ name, rows, description }, index) => (
          <div key={name} className="docs-props">
            {parts.length > 1 && <h3>{name}</h3>}
            {index > 0 && (
              <p>
                <Prose text={description} />
              </p>
            )}
            <PropTable rows={rows} element={nativeElementOf(files, name)} />
            <NamedTypes files={files} rows={rows} />
          </div>
        ))}
      </Section>
      <Section title="States">
        <StateList stories={stories} states={states} />
      </Section>
      <Section title="Every state">
        <StoryList stories={stories} states={states} />
      </Section>
    </main>
  );
}
