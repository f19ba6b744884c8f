import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ hasTestControl: true });
});
afterAll(() => shop.close());

describe("the compare list", () => {
  it("belongs to one session, and keeps its order and its maximum", async () => {
    const visitor = await shop.visit();
    const add = (id: unknown) => visitor.post("/api/internal/compare/store", { product_id: id }, "json");
    for (const id of [1004, 1001, 1002]) {
      expect((await add(id)).json()).toEqual({ message: "Produkten har lagts till i jämförelsen." });
    }
    expect((await add("1001")).statusCode).toBe(200);
    expect((await add(1003)).statusCode).toBe(200);
    const full = await add(1005);
    expect([full.statusCode, full.json()]).toEqual([409, { message: "Du kan jämföra högst 4 produkter." }]);
    expect((await add(424242)).statusCode).toBe(404);
    const ids = async () =>
      Object.values((await visitor.get("/api/internal/compare/index")).json()).map((entry) =>
        typeof entry === "object" && entry !== null && "product_id" in entry ? entry.product_id : null,
      );
    expect(await ids()).toEqual([1004, 1001, 1002, 1003]);
    const other = await shop.visit();
    expect((await other.get("/api/internal/compare/index")).json()).toEqual({});
    await visitor.post("/api/internal/compare/delete", { product_id: 1001 }, "json");
    expect(await ids()).toEqual([1004, 1002, 1003]);
    expect((await visitor.post("/api/internal/compare/clear", {}, "json")).json().message).toBe("Jämförelsen är tömd.");
    expect(await ids()).toEqual([]);
  });

  it("never exceeds its maximum when everything is added in parallel", async () => {
    const visitor = await shop.visit();
    const answers = await Promise.all(
      [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008].map((product_id) =>
        visitor.post("/api/internal/compare/store", { product_id }, "json"),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(4);
  });

  it("redirects a form without script back to the page it came from", async () => {
    const visitor = await shop.visit();
    const answer = await visitor.submit("/api/internal/compare/store", {
      product_id: "1001",
      return_to: "/tillverkare",
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/tillverkare"]);
  });

  it("finds products to compare", async () => {
    const visitor = await shop.visit();
    const found = (await visitor.post("/produkter/sok_for_jamfor", { text: "nv 80" })).json();
    expect(found[0]).toMatchObject({
      id: 1001,
      name: "Tvättmaskin NV 8014",
      image: "/assets/uploads/products/1001.svg?w=60",
    });
    expect(found[0].price.replace(/\s/gu, " ")).toBe('<span class="price">6 990 kr</span>');
  });
});

describe("reviews", () => {
  it("come three at a time, the newest first", async () => {
    const first = (await shop.server.inject("/api/internal/product_reviews/1001")).json();
    expect(first.data.map((review: { id: number }) => review.id)).toEqual([71, 70, 69]);
    expect(first.pagination).toEqual({
      total: 7,
      count: 3,
      next_page: "/api/internal/product_reviews/1001?page=2",
    });
    const third = (await shop.server.inject("/api/internal/product_reviews/1001?page=3")).json();
    expect(third.pagination).toEqual({ total: 7, count: 1, next_page: null });
    const none = (await shop.server.inject("/api/internal/product_reviews/1013")).json();
    expect(none).toEqual({ data: [], pagination: { total: 0, count: 0, next_page: null } });
  });

  it("can be written only from a buyer's link, one for each purchase", async () => {
    const visitor = await shop.visit();
    const link = "/api/internal/product_review/a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f601";
    const first = (await visitor.post(`${link}/1001/store`, { rating: 4 }, "json")).json();
    expect(first).toMatchObject({ rating: 4, reviewer: "Anna" });
    const again = (await visitor.post(`${link}/1001/store`, { rating: 5 }, "json")).json();
    expect(again.id).toBe(first.id);
    const text = { text: "Tyst och rejäl.", reviewer: "Anna", product_id: 1001 };
    expect((await visitor.post(`${link}/${first.id}/update`, text, "json")).json()).toEqual({
      id: first.id,
      rating: 5,
      reviewer: "Anna",
      redirect_url: "/product_review/a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f601/complete",
    });
    for (const [path, body, status] of [
      [`${link}/1001/store`, { rating: 6 }, 422],
      [`${link}/1002/store`, { rating: 5 }, 404],
      [`${link}/${first.id}/update`, { text: "  " }, 422],
      [`${link}/71/update`, { rating: 1 }, 404],
      ["/api/internal/product_review/a3f1c2d4-0000-4f70-8a91-b2c3d4e5f601/1001/store", { rating: 5 }, 404],
    ] as const) {
      expect((await visitor.post(path, body, "json")).statusCode).toBe(status);
    }
  });
});

describe("other services", () => {
  it("list the stores that have a product", async () => {
    expect((await shop.server.inject("/api/internal/stores/index/1001")).json()).toEqual([
      { store_id: 1, store_name: "Nordhem Kungens Kurva" },
      { store_id: 2, store_name: "Nordhem Bäckebol" },
      { store_id: 4, store_name: "Nordhem Vitvaror Umeå" },
    ]);
    expect((await shop.server.inject("/api/internal/stores/index/1013")).json()).toEqual([]);
  });

  it("record a consent", async () => {
    const visitor = await shop.visit();
    const proof = { version: 3, timestamp: Date.UTC(2026, 10, 21), text_hash: "a1b2", action: "custom" };
    const choice = { marketing: 0, functional: 1 };
    for (const sent of [choice, { ...choice, ...proof }, { ...choice, timestamp: Number.MAX_SAFE_INTEGER }]) {
      const answer = await visitor.post("/api/internal/cookie-consent", sent, "json");
      expect(answer.json()).toEqual(choice);
    }
    const { rows } = await shop.database.pool.query(
      "SELECT marketing, functional, version, text_hash, action, told_at FROM consent_choice WHERE session_id = $1 ORDER BY id",
      [visitor.sessionId],
    );
    const kept = { marketing: false, functional: true };
    const untold = { version: null, text_hash: null, action: null, told_at: null };
    expect(rows).toEqual([
      { ...kept, ...untold },
      { ...kept, version: 3, text_hash: "a1b2", action: "custom", told_at: new Date(proof.timestamp) },
      { ...kept, ...untold },
    ]);
  });

  it("find an order by number and address, in any spelling, with one response when there is none", async () => {
    const visitor = await shop.visit();
    const find = (order_email: string, order_name: string) =>
      visitor.post("/retur-och-reklamation/find-order", { order_email, order_name, return_order_type: "complaint" });
    expect((await find(" Anna.Andersson@Example.SE ", " 100245 ")).json()).toEqual({
      order: {
        order_id: 5012,
        order_name: "100245",
        order_email: "anna.andersson@example.se",
        products: [{ product_id: 1001, name: "Tvättmaskin NV 8014", quantity: 1 }],
      },
      return_order_type: "complaint",
    });
    const wrong = [await find("anna.andersson@example.se", "100246"), await find("eva@example.se", "100245")];
    for (const answer of wrong) {
      expect([answer.statusCode, answer.json().message]).toEqual([404, "Vi hittade ingen order med de uppgifterna."]);
    }
    expect((await find("", " ")).json().errors).toEqual({
      order_email: ["Ange en e-postadress."],
      order_name: ["Ange ett ordernummer."],
    });
  });

  it("offer credit and leasing where available", async () => {
    const visitor = await shop.visit();
    const credit = async (id: number) =>
      (await visitor.post(`/api/internal/svea_campaigns/index/${id}`, {}, "json")).json();
    expect((await credit(1001)).campaigns).toEqual([
      expect.objectContaining({ label: "Räntefritt 6 månader", monthlyCost: 1165 }),
      expect.objectContaining({ label: "Räntefritt 12 månader", monthlyCost: 583 }),
      expect.objectContaining({ label: "Delbetala 24 månader", monthlyCost: 312 }),
    ]);
    expect(await credit(1002)).toEqual({ campaigns: [] });
    expect((await credit(1001)).campaigns.map((each: { effectiveRate: number }) => each.effectiveRate)).toEqual([
      0, 0, 6.91,
    ]);
    const withoutToken = await shop.server.inject({ method: "POST", url: "/api/internal/svea_campaigns/index/1001" });
    expect([withoutToken.statusCode, withoutToken.headers["set-cookie"]]).toEqual([200, undefined]);
    const widget = await visitor.get("/api/internal/wasa/leasing_widget?product_id=1001&variant_id=");
    expect(widget.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(widget.body.replaceAll(/\s/gu, " ")).toContain(
      "Leasing från <strong>312 kr/mån</strong> exkl. moms i 36 månader.",
    );
    for (const id of ["1002", "", "x", "99999999999"]) {
      expect((await visitor.get(`/api/internal/wasa/leasing_widget?product_id=${id}`)).statusCode).toBe(404);
    }
  });

  it("switch the theme of a session", async () => {
    const visitor = await shop.visit();
    const answer = await visitor.get("/admin/themes/set_active_theme/?id=team-workwear");
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/"]);
    expect((await visitor.get("/api/internal/page?path=/")).json().settings.theme).toBe("team-workwear");
    await visitor.get("/admin/themes/set_active_theme/?id=unknown");
    expect((await visitor.get("/api/internal/page?path=/")).json().settings.theme).toBe("team-workwear");
  });
});

describe("the test control", () => {
  it("changes settings of one session until it is reset", async () => {
    const visitor = await shop.visit();
    const settings = async () => (await visitor.get("/api/internal/page?path=/")).json().settings;
    expect((await visitor.post("/__test/settings", { compareMax: 2, hideSearch: true }, "json")).statusCode).toBe(204);
    expect(await settings()).toMatchObject({ compareMax: 2, hideSearch: true });
    await visitor.post("/checkoutv3/products/update", { "products[1001][quantity]": 1 });
    await visitor.post("/__test/reset", {}, "json");
    expect(await settings()).toMatchObject({ compareMax: 4, hideSearch: false });
    expect((await visitor.get("/checkoutv3/products/index")).json().totalAmount).toBe(0);
  });

  it("sends a configured number of fake responses to one session", async () => {
    const visitor = await shop.visit();
    const fault = {
      method: "GET",
      path: "/checkoutv3/products/index",
      status: 500,
      body: { message: "Nej" },
      times: 2,
    };
    await visitor.post("/__test/faults", fault, "json");
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await visitor.get(fault.path)).statusCode);
    expect(statuses).toEqual([500, 500, 200]);
    expect((await (await shop.visit()).get(fault.path)).statusCode).toBe(200);
  });
});
