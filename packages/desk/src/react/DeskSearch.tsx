import { Button, TextField } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { deskFields } from "../contract/deskFields.ts";
import { useDeskContext } from "./DeskProvider.tsx";

/** Props of DeskSearch. */
export interface DeskSearchProps {
  /** The desk page that lists the results. */
  readonly page: string;
  readonly words: { readonly search: string; readonly searchHint: string; readonly submit: string };
  /** The last search; empty: none. */
  readonly search: string;
  /** Hidden fields to send along. */
  readonly children?: ReactNode;
}

/** Search form of a desk list. Works without script. */
export function DeskSearch({ page, words, search, children }: DeskSearchProps): ReactElement {
  const { addresses } = useDeskContext();
  return (
    <search>
      <form className="torg-desk-search" action={addresses.page(page)}>
        {children}
        <TextField
          label={words.search}
          hint={words.searchHint}
          type="search"
          className="torg-desk-search__field"
          name={deskFields.search}
          defaultValue={search}
        />
        <Button type="submit">{words.submit}</Button>
      </form>
    </search>
  );
}
