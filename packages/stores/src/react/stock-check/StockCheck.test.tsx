import { createClient } from "@torg/http";
import { createMock, reply, replyFailure } from "@torg/http/mock";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { storeStockCall } from "../../contract/storeStockCall.ts";
import type { StoreStock } from "../../domain/store.ts";
import { createStockCheckState } from "../../state/createStockCheckState.ts";
import { StockCheck } from "./StockCheck.tsx";

async function ask(stores: StoreStock[]) {
  const stock = reply(storeStockCall, stores);
  const client = createClient(createMock([stock]));
  render(<StockCheck state={createStockCheckState({ client, productId: 1001 })} />);
  expect(screen.queryByRole("list")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Se lagerstatus i butik" }));
  return stock;
}

describe("StockCheck", () => {
  it("shows the stores once it is opened, each a link into the store finder", async () => {
    const stock = await ask([{ storeId: 1, storeName: "Nordhem Kungens Kurva" }]);
    const link = await screen.findByRole("link", { name: "Nordhem Kungens Kurva" });
    expect(link.getAttribute("href")).toBe("/sidor/butiker/vara-butiker#1");
    await userEvent.click(screen.getByRole("button", { name: "Se lagerstatus i butik" }));
    expect(stock.requests).toHaveLength(1);
  });

  it("says that no store has the product", async () => {
    await ask([]);
    expect(await screen.findByText("Inga butiker har tyvärr produkten i lager")).toBeTruthy();
  });

  it("says that the stock is unknown when the response is unreadable, and can try again", async () => {
    const told: string[] = [];
    const answers = ['{"stores":"many"}', '[{"store_id":1,"store_name":"Nordhem Umeå"},{"store_id":"abc"}]'];
    const client = createClient({
      fetch: async () => new Response(answers.shift()),
      csrfToken: () => null,
      report: (message) => told.push(message),
    });
    render(<StockCheck state={createStockCheckState({ client, productId: 1001 })} />);
    const button = screen.getByRole("button", { name: "Se lagerstatus i butik" });
    await userEvent.click(button);
    await screen.findByText("Butikernas lager gick inte att läsa. Försök igen om en stund.");
    await userEvent.click(button);
    await screen.findByRole("link", { name: "Nordhem Umeå" });
    expect(screen.queryByText(/gick inte att läsa/)).toBeNull();
    expect(told.map((message) => message.slice(0, 40))).toEqual(
      Array(2).fill("GET /api/internal/stores/index/{productI"),
    );
  });

  it("shows nothing for a check that failed", async () => {
    const client = createClient(createMock([replyFailure(storeStockCall, { status: 500 })]));
    const failures: unknown[] = [];
    const state = createStockCheckState({ client, productId: 1001, onFailure: (error) => failures.push(error) });
    render(<StockCheck state={state} />);
    await userEvent.click(screen.getByRole("button", { name: "Se lagerstatus i butik" }));
    await expect.poll(() => failures.length).toBe(1);
    expect(screen.getByRole("status").textContent).toBe("");
  });
});
