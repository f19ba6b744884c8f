import { chevronDownIcon, Icon } from "@torg/ui";
import type { ReactElement } from "react";
import { matchesStoreHash } from "../../domain/storeAddresses.ts";
import type { CountyStores } from "../../domain/storesByCounty.ts";
import { useStoresTexts } from "../StoresProvider.tsx";
import { StoreCards, type StoreCardsProps } from "./StoreCards.tsx";

/** Props of CountyList. */
export interface CountyListProps extends Pick<StoreCardsProps, "hash" | "group" | "now"> {
  readonly counties: readonly CountyStores[];
}

const anchorOf = (county: string | null): string => `lan-${county ?? "ovriga"}`;

/** Stores folded by county; the county of the store in the address is open. Works without script. */
export function CountyList({ counties, ...given }: CountyListProps): ReactElement {
  const texts = useStoresTexts();
  const nameOf = (county: string | null): string => (county === null ? texts.otherCounties : texts.county(county));
  return (
    <ul className="torg-store-counties" aria-label={texts.counties}>
      {counties.map(({ county, stores }) => (
        <li key={anchorOf(county)}>
          <details
            className="torg-store-county"
            id={anchorOf(county)}
            open={stores.some((store) => matchesStoreHash(store, given.hash))}
          >
            <summary>
              <h2>{texts.inCounty(nameOf(county), stores.length)}</h2>
              <Icon icon={chevronDownIcon} />
            </summary>
            <div className="torg-store-county__stores">
              <StoreCards {...given} stores={stores} level={3} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
