import type { FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { deskPaths, pathOfCase, productTaskOfPath, taskOfPath } from "../contract/deskPaths.ts";
import type { DeskView } from "../domain/deskView.ts";
import { CaseListPage } from "./cases/CaseListPage.tsx";
import { CasePage } from "./cases/CasePage.tsx";
import { FiguresPage } from "./figures/FiguresPage.tsx";
import { FailuresPage } from "./failures/FailuresPage.tsx";
import { ProductListPage } from "./products/ProductListPage.tsx";
import { ProductPage } from "./products/ProductPage.tsx";
import { CodesPage } from "./codes/CodesPage.tsx";
import { ReviewsPage } from "./reviews/ReviewsPage.tsx";
import { DeskFrame, type DeskMessage } from "./frame/DeskFrame.tsx";
import type { DeskSection } from "./frame/DeskHead.tsx";
import { DeskLoginPage } from "./login/DeskLoginPage.tsx";
import { LogPage } from "./log/LogPage.tsx";
import { MissingPage } from "./missing/MissingPage.tsx";
import { OrderListPage } from "./order-list/OrderListPage.tsx";
import { OrderPage } from "./order/OrderPage.tsx";

/** A form that was refused without script, with its action. */
export interface RefusedForm extends FormFlash {
  /** The path that it was sent to. */
  readonly form: string;
}

/** Props of DeskPage. */
export interface DeskPageProps {
  readonly page: DeskView;
  readonly shopName: string;
  /** Messages about what was just done. */
  readonly messages?: readonly DeskMessage[];
  /** The form that was refused last; null when none was. */
  readonly refused?: RefusedForm | null;
}

const sectionOf = {
  login: null,
  orders: "orders",
  order: "orders",
  cases: "cases",
  case: "cases",
  figures: "figures",
  failures: "failures",
  products: "products",
  codes: "codes",
  reviews: "reviews",
  product: "products",
  log: "log",
  missing: null,
} as const satisfies Record<DeskView["view"], DeskSection | null>;

function Content({ page, refused }: Required<Pick<DeskPageProps, "page" | "refused">>): ReactElement {
  switch (page.view) {
    case "login":
      return <DeskLoginPage returnTo={page.returnTo} flash={refused?.form === deskPaths.logIn ? refused : null} />;
    case "orders": {
      const { orders, next, search, filter } = page;
      return <OrderListPage {...{ orders, next, search, filter }} />;
    }
    case "cases":
      return <CaseListPage cases={page.cases} next={page.next} filter={page.filter} />;
    case "case": {
      const { case: told, order } = page;
      const isRefused = refused !== null && taskOfPath(refused.form, order.number) === "return";
      const isEndRefused = refused?.form === pathOfCase("endCase", told.id);
      const endFlash = isEndRefused ? refused : null;
      return <CasePage told={told} order={order} flash={isRefused ? refused : null} endFlash={endFlash} />;
    }
    case "products":
      return <ProductListPage products={page.products} search={page.search} />;
    case "product": {
      const { product, operator } = page;
      const task = refused === null ? null : productTaskOfPath(refused.form, product.id);
      const flash = refused === null || task === null ? null : { task, flash: refused };
      return <ProductPage product={product} operatorRole={operator.role} refused={flash} />;
    }
    case "codes": {
      const { codes, operator } = page;
      const flash = refused?.form === deskPaths.makeCode ? refused : null;
      return <CodesPage codes={codes} operatorRole={operator.role} flash={flash} />;
    }
    case "reviews": {
      const { reviews, filter, operator } = page;
      return <ReviewsPage reviews={reviews} filter={filter} operatorRole={operator.role} />;
    }
    case "failures":
      return <FailuresPage failures={page.failures} operatorRole={page.operator.role} />;
    case "log":
      return <LogPage entries={page.entries} next={page.next} />;
    case "missing":
      return <MissingPage what={page.what} name={page.name} />;
    case "figures":
      return <FiguresPage days={page.days} />;
    case "order": {
      const { order } = page;
      const task = refused === null ? null : taskOfPath(refused.form, order.number);
      return <OrderPage order={order} refused={refused === null || task === null ? null : { task, flash: refused }} />;
    }
  }
}

/** Any desk page, rendered from its data: the frame with the page's content. */
export function DeskPage({ page, shopName, messages = [], refused = null }: DeskPageProps): ReactElement {
  const operator = page.view === "login" ? null : page.operator;
  return (
    <DeskFrame shopName={shopName} operator={operator} section={sectionOf[page.view]} messages={messages}>
      <Content page={page} refused={refused} />
    </DeskFrame>
  );
}
