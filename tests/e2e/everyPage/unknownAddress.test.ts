import { expect, it } from "vitest";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();

it.each(["/%ff", "/%zz", "/rabatt-50%", "/produkter/id/%ff", "/sidor/%00", "/finns/inte"])(
  "shows the page for unknown addresses at %s",
  async (path) => {
    const answer = await fetch(`${address}${path}`, { headers: { accept: "text/html" } });

    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await answer.text()).toMatch(/<h1[^>]*>Sidan kunde inte hittas<\/h1>/);
  },
);

it.each(["/retur-och-reklamation?order=%00", "/produkter/sok?s=100%", "/produkter/sok?s=%ff"])(
  "shows the page of %s as if the unreadable characters had been typed",
  async (path) => {
    const answer = await fetch(`${address}${path}`, { headers: { accept: "text/html" } });

    expect(answer.status).toBe(200);
  },
);
