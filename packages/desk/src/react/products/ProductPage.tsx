import { Badge, ColumnPage, DefinitionList, type FormFlash, Section } from "@torg/ui";
import type { ReactElement } from "react";
import { deskPages, type ProductTask } from "../../contract/index.ts";
import { type DeskTask, mayDo, type OperatorRole } from "../../domain/index.ts";
import type { DeskProduct, RecallLetters } from "../../domain/products/index.ts";
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

interface Form {
  readonly task: ProductTask;
  /** The permission needed to send it. */
  readonly needs: DeskTask;
  readonly Form: (props: ProductFormProps) => ReactElement;
  readonly isPossible: (product: DeskProduct) => boolean;
}

const always = (): boolean => true;

const forms: readonly Form[] = [
  { task: "setStock", needs: "set-stock", Form: StockForm, isPossible: always },
  { task: "setPrice", needs: "set-price", Form: PriceForm, isPossible: ({ priceOre }) => priceOre !== null },
  { task: "stopProduct", needs: "stop-product", Form: StopForm, isPossible: ({ stop }) => stop === null },
  { task: "recallProduct", needs: "recall-product", Form: RecallForm, isPossible: always },
  { task: "resumeProduct", needs: "resume-product", Form: ResumeForm, isPossible: ({ stop }) => stop !== null },
];

function Letters({ letters: { told, left, failed } }: { readonly letters: RecallLetters }): ReactElement {
  const { texts, addresses } = useDeskContext();
  const words = texts.products;
  const counts = [
    words.lettersSent(told),
    ...(left === 0 ? [] : [words.lettersLeft(left)]),
    ...(failed === 0 ? [] : [words.lettersFailed(failed)]),
  ];
  return (
    <>
      {counts.join(", ")} {failed > 0 && <a href={addresses.page(deskPages.failures)}>{words.toFailures}</a>}
    </>
  );
}

/** Total pieces in stores, and the number of stores that have any. */
function sumOf(stores: DeskProduct["stores"]): { readonly pieces: number; readonly stores: number } {
  const having = stores.filter(({ stock }) => stock > 0);
  return { pieces: having.reduce((sum, { stock }) => sum + stock, 0), stores: having.length };
}

function Facts({ product }: { readonly product: DeskProduct }): ReactElement {
  const { texts } = useDeskContext();
  const words = texts.products;
  const { prices, feedOre = null, vatPercent, stock, stores, waiting, stop } = product;
  const prior = prices.priorOre !== null && prices.priceOre !== null && prices.priorOre > prices.priceOre;
  const sums = [
    ["price", prices.priceOre],
    ["prior", prior ? prices.priorOre : null],
    ["compared", prior ? prices.comparedOre : null],
    ["lowest", prices.lowestOre],
    ["feedPrice", feedOre],
  ] as const;
  return (
    <DefinitionList
      items={[
        { id: "stock", term: words.pieces, details: String(stock) },
        ...(waiting === 0 ? [] : [{ id: "waiting", term: words.waiting, details: String(waiting) }]),
        ...(stores.length === 0
          ? []
          : [{ id: "stores", term: words.setStoreStock.heading, details: words.inStores(sumOf(stores)) }]),
        ...sums.flatMap(([id, ore]) => (ore === null ? [] : [{ id, term: words[id], details: texts.price(ore) }])),
        ...(vatPercent === undefined ? [] : [{ id: "vat", term: words.vat, details: texts.percent(vatPercent) }]),
        ...(stop === null
          ? []
          : [
              { id: "since", term: words.since, details: words.stoppedBy(texts.moment(stop.at), stop.by) },
              { id: "reason", term: words.reason, details: stop.reason },
              ...(stop.letters === null
                ? []
                : [{ id: "letters", term: words.letters, details: <Letters letters={stop.letters} /> }]),
            ]),
      ]}
    />
  );
}

/** A product: its stock, current and past prices, whether it is sold, and the forms that change that. */
export function ProductPage({ product, operatorRole, refused = null }: ProductPageProps): ReactElement {
  const { texts, addresses } = useDeskContext();
  const words = texts.products;
  const { name, article, isStopped, isRecalled, url } = product;
  const open = refused?.task ?? "setStock";
  const possible = forms.filter(({ needs, isPossible }) => mayDo(operatorRole, needs) && isPossible(product));
  return (
    <ColumnPage width="full" heading={name}>
      <p className="torg-desk-order__state">
        {isRecalled && <Badge tone="danger">{words.isRecalled}</Badge>}
        {isStopped && !isRecalled && <Badge tone="warning">{words.isStopped}</Badge>}
        {words.article(article)} <a href={addresses.page(url)}>{words.toPage}</a>
      </p>
      <div className="torg-desk-order">
        <Section id="tasks" heading={words.tasks}>
          <div className="torg-desk-tasks">
            {possible.map(({ task, Form }) => (
              <Folded key={task} heading={words[task].heading} isOpen={task === open}>
                <Form product={product} flash={refused?.task === task ? refused.flash : null} />
              </Folded>
            ))}
            {!mayDo(operatorRole, "set-price") && <p>{words.administrators}</p>}
          </div>
        </Section>
        <Section id="facts" heading={words.facts}>
          <Facts product={product} />
        </Section>
      </div>
      {product.stores.length > 0 && mayDo(operatorRole, "set-stock") && (
        <StoreStock product={product} flash={refused?.task === "setStoreStock" ? refused.flash : null} />
      )}
    </ColumnPage>
  );
}
