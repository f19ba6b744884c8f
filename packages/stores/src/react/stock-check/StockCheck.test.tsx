import { createClient } from "@torg/http";
import { createMock, reply } from "@torg/http/mock";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { storeStockCall } from "../../contract/index.ts";
import type { StoreStock } from "../../domain/index.ts";
import { createStockCheckState } from "../../state/index.ts";
import { StockCheck } from "./StockCheck.tsx";

afterEach(cleanup);

async function ask(stores: StoreStock[]) {
  const stock = reply(storeStockCall, stores);
  const client = createClient(createMock([stock]));
  render(<StockCheck state={createStockCheckState({ client, productId: 1001 })} />);
  expect(screen.queryByRole("list")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Se lagerstatus i butik" }));
  return stock;
}

describe("StockCheck", () => {
  it("shows the stores once it is asked, each a link into the store finder", async () => {
    const stock = await ask([{ store_id: 1, store_name: "Nordhem Kungens Kurva" }]);
    const link = await screen.findByRole("link", { name: "Nordhem Kungens Kurva" });
    expect(link.getAttribute("href")).toBe("/sidor/butiker/vara-butiker#1");
    await userEvent.click(screen.getByRole("button", { name: "Se lagerstatus i butik" }));
    expect(stock.requests).toHaveLength(1);
  });

  it("says that no store has the product", async () => {
    await ask([]);
    expect(await screen.findByText("Inga butiker har tyvärr produkten i lager")).toBeTruthy();
  });
});
