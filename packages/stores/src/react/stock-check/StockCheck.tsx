import { Button, checkIcon, Icon, storeIcon } from "@torg/ui";
import type { ReactElement } from "react";
import { useStore } from "zustand";
import { storeAnchor } from "../../domain/storeAddresses.ts";
import type { StockCheckState } from "../../state/createStockCheckState.ts";
import { useStoresAddresses, useStoresTexts } from "../StoresProvider.tsx";

/** Props of StockCheck. */
export interface StockCheckProps {
  readonly state: StockCheckState;
}

/** Shows which stores have a product, on request; pressing again changes nothing. */
export function StockCheck({ state }: StockCheckProps): ReactElement {
  const texts = useStoresTexts();
  const addresses = useStoresAddresses();
  const { status, stores, isUnreadable } = useStore(state);
  return (
    <div className="torg-stock-check">
      <Button busy={status === "loading"} onClick={() => void state.check()}>
        <Icon icon={storeIcon} />
        {texts.stock.show}
      </Button>
      <output>
        {isUnreadable ? texts.stock.unreadable : status === "shown" && stores.length === 0 && texts.stock.none}
      </output>
      {stores.length > 0 && (
        <ul className="torg-stock-check__stores">
          {stores.map(({ storeId: id, storeName: name }) => (
            <li key={id}>
              <a href={storeAnchor(id, addresses)}>
                <Icon icon={checkIcon} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
