import { toKronor } from "@torg/format";
import { Button, Checkbox, flashField, Select, TextArea, TextField, type FormFlash } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { deskFields } from "../../contract/deskFields.ts";
import { deskPages, pathOfItem, type ProductTask } from "../../contract/deskPaths.ts";
import { type DeskProduct, type DeskStoreStock, stockChangeReasons } from "../../domain/products/deskProduct.ts";
import { maxRecallPartLength } from "../../domain/products/recallText.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { DeskForm } from "../frame/DeskForm.tsx";

/** Props of the product forms. */
export interface ProductFormProps {
  readonly product: DeskProduct;
  /** The refused form; null when it is new. */
  readonly flash: FormFlash | null;
}

interface PlainProps {
  readonly id: number;
  readonly task: ProductTask;
  readonly children: ReactNode;
}

function ProductForm({ id, task, children }: PlainProps): ReactElement {
  const { texts } = useDeskContext();
  return (
    <DeskForm path={pathOfItem(task, String(id))} returnTo={deskPages.product(id)}>
      <p>{texts.products[task].lead}</p>
      {children}
      <Button type="submit">{texts.products[task].submit}</Button>
    </DeskForm>
  );
}

interface PiecesProps {
  readonly has: Pick<DeskProduct, "stock" | "waiting">;
  readonly label: string;
  readonly flash: FormFlash | null;
}

/** The number of pieces, and the reason for the change. */
function PiecesFields({ has: { stock, waiting }, label, flash }: PiecesProps): ReactElement {
  const setStockTexts = useDeskContext().texts.products.setStock;
  return (
    <>
      <input type="hidden" name={deskFields.seen} value={stock} />
      <TextField
        label={label}
        hint={waiting === 0 ? undefined : setStockTexts.waiting(waiting)}
        inputMode="numeric"
        autoComplete="off"
        className="torg-desk-form__short"
        {...flashField(flash, deskFields.stock, String(stock))}
      />
      <Select
        label={setStockTexts.ground}
        options={stockChangeReasons.map((value) => ({ value, label: setStockTexts.grounds[value] }))}
        {...flashField(flash, deskFields.ground, "count")}
      />
    </>
  );
}

/** Sets the stock, with the reason. */
export function StockForm({ product, flash }: ProductFormProps): ReactElement {
  const { stock: label } = useDeskContext().texts.products.setStock;
  return (
    <ProductForm id={product.id} task="setStock">
      <PiecesFields has={product} label={label} flash={flash} />
    </ProductForm>
  );
}

/** Props of StoreStockForm. */
interface StoreStockFormProps extends ProductFormProps {
  readonly store: DeskStoreStock;
}

/** Sets a store's stock, with the reason. */
export function StoreStockForm({ product, store, flash }: StoreStockFormProps): ReactElement {
  const { stock: label } = useDeskContext().texts.products.setStoreStock;
  return (
    <ProductForm id={product.id} task="setStoreStock">
      <input type="hidden" name={deskFields.store} value={store.id} />
      <PiecesFields has={store} label={label} flash={flash} />
    </ProductForm>
  );
}

/** Sets the price, announced as a reduction or not. */
export function PriceForm({ product: { id, priceOre, prices }, flash }: ProductFormProps): ReactElement {
  const { texts } = useDeskContext();
  const setPriceTexts = texts.products.setPrice;
  return (
    <ProductForm id={id} task="setPrice">
      <input type="hidden" name={deskFields.seen} value={toKronor(priceOre ?? 0)} />
      <TextField
        label={setPriceTexts.price}
        inputMode="decimal"
        autoComplete="off"
        className="torg-desk-form__short"
        {...flashField(flash, deskFields.price)}
      />
      <Checkbox
        name={deskFields.isReduction}
        value="1"
        hint={setPriceTexts.reductionHint(prices.lowestOre === null ? null : texts.price(prices.lowestOre))}
        defaultChecked={flash?.values[deskFields.isReduction] === "1"}
      >
        {setPriceTexts.isReduction}
      </Checkbox>
    </ProductForm>
  );
}

function ReasonField({ product, flash }: ProductFormProps): ReactElement {
  const stopProductTexts = useDeskContext().texts.products.stopProduct;
  return (
    <TextField
      label={stopProductTexts.reason}
      hint={stopProductTexts.reasonHint}
      maxLength={200}
      autoComplete="off"
      {...flashField(flash, deskFields.reason, product.stop?.reason)}
    />
  );
}

/** Stops the sale of the product. */
export function StopForm({ product, flash }: ProductFormProps): ReactElement {
  return (
    <ProductForm id={product.id} task="stopProduct">
      <ReasonField product={product} flash={flash} />
    </ProductForm>
  );
}

function SeenStop({ product: { stop } }: Pick<ProductFormProps, "product">): ReactElement {
  return <input type="hidden" name={deskFields.seen} value={stop?.id ?? 0} />;
}

/** Recalls the product, with the text to its buyers. */
export function RecallForm({ product, flash }: ProductFormProps): ReactElement {
  const recallProductTexts = useDeskContext().texts.products.recallProduct;
  const { recall } = product.stop ?? { recall: null };
  const part = { maxLength: maxRecallPartLength } as const;
  return (
    <ProductForm id={product.id} task="recallProduct">
      <SeenStop product={product} />
      <ReasonField product={product} flash={flash} />
      <TextField
        label={recallProductTexts.numbers}
        hint={recallProductTexts.numbersHint}
        {...part}
        {...flashField(flash, deskFields.numbers, recall?.numbers)}
        required={false}
        note={recallProductTexts.optional}
      />
      <TextArea
        label={recallProductTexts.hazard}
        hint={recallProductTexts.hazardHint}
        {...part}
        {...flashField(flash, deskFields.hazard, recall?.hazard)}
      />
      <TextArea
        label={recallProductTexts.advice}
        hint={recallProductTexts.adviceHint}
        {...part}
        {...flashField(flash, deskFields.advice, recall?.advice)}
      />
    </ProductForm>
  );
}

/** Resumes the sale of the product. */
export function ResumeForm({ product }: ProductFormProps): ReactElement {
  return (
    <ProductForm id={product.id} task="resumeProduct">
      <SeenStop product={product} />
    </ProductForm>
  );
}
