import { Badge, ColumnPage, type Definition, DefinitionList, type FormFlash, Section } from "@torg/ui";
import type { ReactElement } from "react";
import { deskPages, type ProductTask } from "../../contract/deskPaths.ts";
import { type DeskTask, roleAllows, type OperatorRole } from "../../domain/operatorRole.ts";
import type { DeskProduct, RecallEmails } from "../../domain/products/deskProduct.ts";
import type { DeskTexts } from "../../texts/sv.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { Folded } from "../tasks/Folded.tsx";
import { StoreStock } from "./StoreStock.tsx";
import { PriceForm, type ProductFormProps, RecallForm, ResumeForm, StockForm, StopForm } from "./ProductForms.tsx";

/** A refused form of a product, and its task. */
export interface RefusedProductTask {
  readonly task: ProductTask;
  readonly flash: FormFlash;
}

/** Props of ProductPage. */
export interface ProductPageProps {
  readonly product: DeskProduct;
  /** The operator's role. */
  readonly operatorRole: OperatorRole;
  readonly refused?: RefusedProductTask | null;
}

interface ProductAction {
  readonly task: ProductTask;
  /** The permission needed to send it. */
  readonly needs: DeskTask;
  readonly Component: (props: ProductFormProps) => ReactElement;
  readonly isPossible: (product: DeskProduct) => boolean;
}

const always = (): boolean => true;

const actions: readonly ProductAction[] = [
  { task: "setStock", needs: "set-stock", Component: StockForm, isPossible: always },
  { task: "setPrice", needs: "set-price", Component: PriceForm, isPossible: ({ priceOre }) => priceOre !== null },
  { task: "stopProduct", needs: "stop-product", Component: StopForm, isPossible: ({ stop }) => stop === null },
  { task: "recallProduct", needs: "recall-product", Component: RecallForm, isPossible: always },
  { task: "resumeProduct", needs: "resume-product", Component: ResumeForm, isPossible: ({ stop }) => stop !== null },
];

function Letters({ letters: { told, left, failed } }: { readonly letters: RecallEmails }): ReactElement {
  const { texts, addresses } = useDeskContext();
  const productsTexts = texts.products;
  const counts = [
    productsTexts.lettersSent(told),
    ...(left === 0 ? [] : [productsTexts.lettersLeft(left)]),
    ...(failed === 0 ? [] : [productsTexts.lettersFailed(failed)]),
  ];
  return (
    <>
      {counts.join(", ")} {failed > 0 && <a href={addresses.page(deskPages.failures)}>{productsTexts.toFailures}</a>}
    </>
  );
}

/** Total pieces in stores, and the number of stores that have any. */
function sumOf(stores: DeskProduct["stores"]): { readonly pieces: number; readonly stores: number } {
  const stocked = stores.filter(({ stock }) => stock > 0);
  return { pieces: stocked.reduce((sum, { stock }) => sum + stock, 0), stores: stocked.length };
}

/** What the desk says of a product beside its forms, in order; what does not apply is left out. */
function productFacts(product: DeskProduct, texts: DeskTexts): readonly Definition[] {
  const productsTexts = texts.products;
  const { feedOre = null, vatPercent, stock, stores, waiting, stop } = product;
  const facts: Definition[] = [{ id: "stock", term: productsTexts.pieces, details: String(stock) }];
  if (waiting > 0) facts.push({ id: "waiting", term: productsTexts.waiting, details: String(waiting) });
  if (stores.length > 0)
    facts.push({
      id: "stores",
      term: productsTexts.setStoreStock.heading,
      details: productsTexts.inStores(sumOf(stores)),
    });
  for (const [id, ore] of shownPrices(product.prices, feedOre))
    if (ore !== null) facts.push({ id, term: productsTexts[id], details: texts.price(ore) });
  if (vatPercent !== undefined) facts.push({ id: "vat", term: productsTexts.vat, details: texts.percent(vatPercent) });
  if (stop === null) return facts;
  facts.push(
    { id: "since", term: productsTexts.since, details: productsTexts.stoppedBy(texts.moment(stop.at), stop.by) },
    { id: "reason", term: productsTexts.reason, details: stop.reason },
  );
  if (stop.letters !== null)
    facts.push({ id: "letters", term: productsTexts.letters, details: <Letters letters={stop.letters} /> });
  return facts;
}

/** The prices by what they are; a prior price only if it is higher than the current one. */
function shownPrices({ priceOre, priorOre, comparedOre, lowestOre }: DeskProduct["prices"], feedOre: number | null) {
  const isReduced = priorOre !== null && priceOre !== null && priorOre > priceOre;
  return [
    ["price", priceOre],
    ["prior", isReduced ? priorOre : null],
    ["compared", isReduced ? comparedOre : null],
    ["lowest", lowestOre],
    ["feedPrice", feedOre],
  ] as const;
}

/** A product: its stock, current and past prices, whether it is sold, and the forms that change that. */
export function ProductPage({ product, operatorRole, refused = null }: ProductPageProps): ReactElement {
  const { texts, addresses } = useDeskContext();
  const productsTexts = texts.products;
  const { name, article, isStopped, isRecalled, url } = product;
  const open = refused?.task ?? "setStock";
  const possible = actions.filter(({ needs, isPossible }) => roleAllows(operatorRole, needs) && isPossible(product));
  return (
    <ColumnPage width="full" heading={name}>
      <p className="torg-desk-order__state">
        {isRecalled && <Badge tone="danger">{productsTexts.isRecalled}</Badge>}
        {isStopped && !isRecalled && <Badge tone="warning">{productsTexts.isStopped}</Badge>}
        {productsTexts.article(article)} <a href={addresses.page(url)}>{productsTexts.toPage}</a>
      </p>
      <div className="torg-desk-order">
        <Section id="tasks" heading={productsTexts.tasks}>
          <div className="torg-desk-tasks">
            {possible.map(({ task, Component }) => (
              <Folded key={task} heading={productsTexts[task].heading} isOpen={task === open}>
                <Component product={product} flash={refused?.task === task ? refused.flash : null} />
              </Folded>
            ))}
            {!roleAllows(operatorRole, "set-price") && <p>{productsTexts.administrators}</p>}
          </div>
        </Section>
        <Section id="facts" heading={productsTexts.facts}>
          <DefinitionList items={productFacts(product, texts)} />
        </Section>
      </div>
      {product.stores.length > 0 && roleAllows(operatorRole, "set-stock") && (
        <StoreStock product={product} flash={refused?.task === "setStoreStock" ? refused.flash : null} />
      )}
    </ColumnPage>
  );
}
