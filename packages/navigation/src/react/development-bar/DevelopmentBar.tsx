import type { ReactElement } from "react";
import type { LayoutData } from "../../contract/layout.ts";
import { themes } from "../../domain/themes.ts";
import { useNavigationAddresses, useNavigationTexts } from "../provider/NavigationProvider.tsx";

/** Props of DevelopmentBar. */
export interface DevelopmentBarProps {
  /** The theme of the page. */
  readonly theme: string;
  readonly pages: LayoutData["developmentPages"];
  /** Legally required information that the page lacks, as text. Default: none. */
  readonly warnings?: readonly string[];
  /** Address of its style sheet, so that no other page loads it. */
  readonly styles?: string | undefined;
}

/** For developers: switches the theme and links to pages. Never shown in production. */
export function DevelopmentBar({ theme, pages, warnings = [], styles }: DevelopmentBarProps): ReactElement {
  const { development: texts } = useNavigationTexts();
  const addresses = useNavigationAddresses();
  return (
    <aside className="torg-development-bar" aria-label={texts.bar}>
      {styles !== undefined && <link rel="stylesheet" href={styles} />}
      <details>
        <summary>
          {texts.bar}
          {warnings.length > 0 && ` (${warnings.length})`}
        </summary>
        <h2>{texts.themes}</h2>
        <ul className="torg-development-bar__links">
          {themes.map(({ id, name }) => (
            <li key={id}>
              <a href={addresses.theme(id)} aria-current={id === theme ? "true" : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        {warnings.length > 0 && (
          <>
            <h2>{texts.warnings}</h2>
            <ul className="torg-development-bar__missing">
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </>
        )}
        {pages.length > 0 && (
          <>
            <h2>{texts.pages}</h2>
            <ul className="torg-development-bar__links">
              {pages.map(({ title, path }) => (
                <li key={path}>
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ul>
          </>
        )}
      </details>
    </aside>
  );
}
