import type { ReactElement } from "react";
import type { CountyStores } from "../../domain/index.ts";
import { useStoresTexts } from "../StoresProvider.tsx";
import { StoreCards, type StoreCardsProps } from "./StoreCards.tsx";

/** Props of CountyList. */
export interface CountyListProps extends Pick<StoreCardsProps, "hash" | "group" | "now"> {
  readonly counties: readonly CountyStores[];
}

const anchorOf = (county: string | null): string => `lan-${county ?? "ovriga"}`;

/** Stores under the names of their counties, after links that lead to each. */
export function CountyList({ counties, ...given }: CountyListProps): ReactElement {
  const texts = useStoresTexts();
  const nameOf = (county: string | null): string => (county === null ? texts.otherCounties : texts.county(county));
  return (
    <>
      <nav className="torg-store-counties" aria-label={texts.counties}>
        <ul className="torg-store-counties__links">
          {counties.map(({ county, stores }) => (
            <li key={anchorOf(county)}>
              <a href={`#${anchorOf(county)}`}>{texts.inCounty(nameOf(county), stores.length)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {counties.map(({ county, stores }) => (
        <section key={anchorOf(county)} className="torg-store-county" aria-labelledby={anchorOf(county)}>
          <h2 id={anchorOf(county)} tabIndex={-1}>
            {nameOf(county)}
          </h2>
          <div className="torg-store-county__stores">
            <StoreCards {...given} stores={stores} level={3} />
          </div>
        </section>
      ))}
    </>
  );
}
