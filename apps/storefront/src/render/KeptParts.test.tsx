import { MainMenu } from "@torg/navigation";
import { aLayout, aShopSettings } from "@torg/navigation/fixtures";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { SharedPart } from "../frame/SharedPart.ts";
import { KeptParts } from "./KeptParts.tsx";
import { withSoftHyphens } from "./withSoftHyphens.ts";

const layout = aLayout();
const settings = aShopSettings();

function menu(path: string, changes: Partial<SharedPart> = {}): SharedPart {
  const draw = (at: string) => <MainMenu layout={layout} settings={settings} path={at} />;
  return { name: "menu", from: [layout, settings], path, draw, ...changes };
}

function pageWith(part: SharedPart): string {
  const parts = new KeptParts();
  return parts.fill(renderToString(<main>{parts.place(part)}</main>));
}

const [category] = layout.categories;
const child = category?.childs[0]?.url ?? "";

it.each([
  "/",
  "/kassa",
  "/varukorg",
  "/produkter/id/17",
  "/kategori",
  category?.url ?? "",
  child,
  `${child}/under`,
  `${child}-annan`,
  `${child}/`,
  `${child}/under/&'`,
])("marks the links of a cached menu on %s like a menu rendered for that page", (path) => {
  expect(pageWith(menu(path))).toBe(
    `<main>${withSoftHyphens(renderToString(<MainMenu layout={layout} settings={settings} path={path} />))}</main>`,
  );
});

it("renders a part once for all pages on which it is the same", () => {
  const draw = vi.fn<SharedPart["draw"]>((at) => <a href="/kategori/a">{at}</a>);
  const from = ["once", { of: "these" }];
  for (const path of ["/", "/produkter/id/1", "/produkter/id/2"]) pageWith(menu(path, { from, draw }));
  expect(draw).toHaveBeenCalledTimes(1);
  for (const path of ["/kategori/a/b", "/kategori/a/c"]) pageWith(menu(path, { from, draw }));
  expect(draw).toHaveBeenCalledTimes(2);
  pageWith(menu("/", { from: ["once", { of: "these" }], draw }));
  expect(draw).toHaveBeenCalledTimes(2);
  pageWith(menu("/", { from: ["once", { of: "others" }], draw }));
  expect(draw).toHaveBeenCalledTimes(3);
});

it("ignores text that only looks like the placeholder of a part", () => {
  const parts = new KeptParts();
  void parts.place(menu("/", { draw: () => <b>$&amp;</b>, from: ["signs"] }));
  expect(parts.fill('<template data-kept="footer"></template><template data-kept="menu"></template>')).toBe(
    '<template data-kept="footer"></template><b>$&amp;</b>',
  );
});
