import { Section, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { deskFields } from "../../contract/deskFields.ts";
import type { DeskProduct } from "../../domain/products/deskProduct.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { Folded } from "../tasks/Folded.tsx";
import { StoreStockForm } from "./ProductForms.tsx";

/** Props of StoreStock. */
export interface StoreStockProps {
  readonly product: DeskProduct;
  /** The refused form of a store; null when none was. */
  readonly flash: FormFlash | null;
}

/** Each store's stock of a product, with the form that changes it. */
export function StoreStock({ product, flash }: StoreStockProps): ReactElement {
  const setStoreStockTexts = useDeskContext().texts.products.setStoreStock;
  const refused = flash?.values[deskFields.store];
  return (
    <Section id="stores" heading={setStoreStockTexts.heading}>
      <div className="torg-desk-stores">
        {product.stores.map((store) => {
          const isRefused = refused === String(store.id);
          return (
            <Folded key={store.id} heading={setStoreStockTexts.row(store.name, store.stock)} isOpen={isRefused}>
              <StoreStockForm product={product} store={store} flash={isRefused ? flash : null} />
            </Folded>
          );
        })}
      </div>
    </Section>
  );
}
