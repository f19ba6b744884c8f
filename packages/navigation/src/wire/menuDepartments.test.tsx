import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { aLayout } from "../fixtures/aLayout.ts";
import { MainMenu } from "../react/main-menu/MainMenu.tsx";
import { menuDepartments } from "./menuDepartments.ts";

it("reads the departments of the first level from the menu on the page", () => {
  const layout = aLayout();
  const settings = { ecommerceDisabled: false, levelOneCategoryMenuPrefix: "", showLoginLink: true };
  render(<MainMenu layout={layout} settings={settings} />);
  expect(menuDepartments()).toEqual(layout.categories.map(({ name, url }) => ({ name, url })));
});

it("reads none from a page without a menu", () => {
  expect(menuDepartments(document.implementation.createHTMLDocument())).toEqual([]);
});
