import type { ReactElement } from "react";
import type { PreparedStory } from "storybook/internal/types";
import type { PartNotes } from "../../../../packages/ui/src/testing/PartNotes.ts";
import { recurringState } from "../../notes/recurringState.ts";
import { readableName } from "../readableName.ts";
import { DocsTable } from "./DocsTable.tsx";
import { Prose } from "./Prose.tsx";
import { StoryView } from "./StoryView.tsx";

type Stories = readonly PreparedStory[];

/**
 * The description of a story: the note with its name (matched by story id), or else its own docblock, or else what to
 * look for in every state of that name.
 */
function textOf({ id, name: shown, parameters }: PreparedStory, states: PartNotes["states"]): string {
  const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\da-z]/g, "");
  const wanted = plain(id.split("--")[1] ?? "");
  const noted = Object.entries(states).find(([name]) => plain(name) === wanted)?.[1];
  return noted ?? (docblockOf(parameters) || recurringState(shown));
}

function docblockOf(parameters: PreparedStory["parameters"]): string {
  const docs: { readonly description?: { readonly story?: string } } | undefined = parameters["docs"];
  return docs?.description?.story ?? "";
}

/** The list of states, each linking to its story further down. */
export function StateList({
  stories,
  states,
}: {
  readonly stories: Stories;
  readonly states: PartNotes["states"];
}): ReactElement {
  return (
    <DocsTable columns={["State", "What to look for"]}>
      {stories.map((story) => (
        <tr key={story.id}>
          <th scope="row">
            <a href={`#${story.id}`} target="_self">
              {readableName(story.name)}
            </a>
          </th>
          <td>
            <Prose text={textOf(story, states)} />
          </td>
        </tr>
      ))}
    </DocsTable>
  );
}

/** Every story of a part with its description. */
export function StoryList({
  stories,
  states,
}: {
  readonly stories: Stories;
  readonly states: PartNotes["states"];
}): ReactElement {
  return (
    <>
      {stories.map((story) => (
        <article key={story.id} id={story.id} className="docs-state">
          <header>
            <h3>{readableName(story.name)}</h3>
            <a href={`./?path=/story/${story.id}`} target="_top">
              Open <span className="torg-visually-hidden">{readableName(story.name)} </span>alone
            </a>
          </header>
          <p>
            <Prose text={textOf(story, states)} />
          </p>
          <StoryView story={story} />
        </article>
      ))}
    </>
  );
}
