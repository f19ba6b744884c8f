import type { ContentPage as ContentPageData } from "@torg/pages/contract";
import type { ReactNode } from "react";

/** Props of `ContentPage`. */
export interface ContentPageProps {
  readonly page: ContentPageData;
}

/** A page of running text, written by the shop and cleaned by its server. */
export function ContentPage({ page }: ContentPageProps): ReactNode {
  return (
    <article className="torg-content-page">
      <h1 className="torg-content-page__heading">{page.heading}</h1>
      <div className="torg-content-page__text" dangerouslySetInnerHTML={{ __html: page.html }} />
    </article>
  );
}
