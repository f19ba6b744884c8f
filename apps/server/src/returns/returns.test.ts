import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";
import type { TestVisitor } from "../testing/createVisitor.ts";

const url = "/retur-och-reklamation/registrera";
const order = { order_id: "5012", order_email: "anna.andersson@example.se", order_name: "100245" };
const complaint = { ...order, return_order_type: "complaint", "products[1001]": "1", message: "Buckla på sidan" };

let shop: TestShop;
let jpeg: Buffer;
let png: Buffer;

beforeAll(async () => {
  shop = await startTestShop({ hasTestControl: true });
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: "#c33" } });
  const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "59/1 19/1 0/1" } };
  jpeg = await picture.clone().withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  png = await picture.clone().png().toBuffer();
});
afterAll(() => shop.close());
// The order has one piece, which can be declared once.
beforeEach(() => shop.database.pool.query("DELETE FROM return_case"));

interface Sent {
  readonly fields?: Readonly<Record<string, string>>;
  readonly files?: readonly (readonly [name: string, content: Buffer])[];
}

/** Sends a form with files as the shop's script does, or as a browser without scripts. */
async function send(visitor: TestVisitor, { fields = complaint, files = [] }: Sent, native = false) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, content] of files) form.append("images[]", new Blob([new Uint8Array(content)]), name);
  const request = new Request("http://shop.example", { method: "POST", body: form });
  const type = request.headers.get("content-type") ?? "";
  const who = native
    ? { accept: "text/html", "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" }
    : { accept: "application/json", "x-requested-with": "XMLHttpRequest", "x-csrf-token": visitor.token };
  return shop.server.inject({
    method: "POST",
    url,
    headers: { ...who, cookie: visitor.cookie, "content-type": type },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const rows = async (query: string) => (await shop.database.pool.query(query)).rows;
const countCases = async (): Promise<number> => (await rows("SELECT count(*)::int AS n FROM return_case"))[0].n;

describe("POST /retur-och-reklamation/registrera", () => {
  it("stores a case of a mailbox over its daily limit, tells the seller only, and promises no letter", async () => {
    await rows(`INSERT INTO limit_count (name, key_hash, taken, ends_at, free_at) VALUES ('letters/mailbox',
      sha256('anna.andersson@example.se'), 60, now() + interval '1 day', now() + interval '1 day')`);
    const visitor = await shop.visit();
    const answer = await send(visitor, {});
    expect([answer.statusCode, await countCases()]).toEqual([200, 1]);
    expect(
      await rows(
        `SELECT name FROM job.job WHERE name LIKE 'case-%' AND data ->> 'id' = '${answer.json().case_number}'`,
      ),
    ).toEqual([{ name: "case-notice" }]);
    const page = await visitor.get("/api/internal/page?path=/retur-och-reklamation/kvitto");
    expect(JSON.stringify(page.json().page)).toContain('"is_mailed":false');
    await rows("DELETE FROM limit_count");
  });

  it("stores the case, its lines and its pictures, which are re-encoded", async () => {
    const visitor = await shop.visit();
    const files = [
      ["dent.jpg", jpeg],
      ["drum.png", png],
    ] as const;
    const answer = await send(visitor, { files });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        message: "Tack! Vi har tagit emot din anmälan.",
        case_number: expect.any(Number),
        receipt_url: "/retur-och-reklamation/kvitto",
      },
    ]);
    const [kept] = await rows("SELECT * FROM return_case ORDER BY id DESC LIMIT 1");
    expect(kept).toMatchObject({ order_id: 5012, kind: "complaint", message: "Buckla på sidan" });
    expect(await rows(`SELECT product_id, name, quantity FROM return_case_line WHERE case_id = ${kept.id}`)).toEqual([
      { product_id: 1001, name: "Tvättmaskin NV 8014", quantity: 1 },
    ]);
    const images = await rows(`SELECT * FROM return_case_image WHERE case_id = ${kept.id} ORDER BY position`);
    expect(images).toMatchObject([
      { media_type: "image/jpeg", width: 20, height: 40 },
      { media_type: "image/png", width: 40, height: 20 },
    ]);
    expect((await sharp(images[0].content).metadata()).exif).toBeUndefined();
  });

  it("stores the same form only once, even when it is sent many times in parallel", async () => {
    const visitor = await shop.visit();
    const before = await countCases();
    const fields = { ...complaint, message: "Dubbelklick" };
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(visitor, { fields, files: [["a.png", png]] })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await countCases()).toBe(before + 1);
    expect(new Set(answers.map((answer) => answer.json().case_number)).size).toBe(1);
    const [{ mails }] = await rows(
      "SELECT count(*)::int AS mails FROM job.job WHERE name LIKE 'case-%' AND data->>'id' = (SELECT max(id)::text FROM return_case)",
    );
    expect(mails).toBe(2);
  });

  it("treats the same form a quarter of an hour later as a return of one more piece", async () => {
    await rows("UPDATE order_line SET quantity = 2 WHERE order_id = 5012 AND product_id = 1001");
    const visitor = await shop.visit();
    const numberOf = async () => (await send(visitor, {})).json().case_number;
    const first = await numberOf();
    expect(await numberOf()).toBe(first);
    await rows("UPDATE return_case SET created_at = created_at - interval '15 minutes'");
    const second = await numberOf();
    expect(second).toBeGreaterThan(first);
    expect(await numberOf()).toBe(second);
    await rows("UPDATE order_line SET quantity = 1 WHERE order_id = 5012 AND product_id = 1001");
  });

  it("checks the contents of a file and not its name, and stores nothing of a form with an invalid one", async () => {
    const visitor = await shop.visit();
    const before = await countCases();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const gif = Buffer.from("GIF89a\u0001\u0000\u0001\u0000");
    for (const content of [svg, gif, Buffer.from("MZ"), Buffer.alloc(0)]) {
      const answer = await send(visitor, {
        files: [
          ["ok.png", png],
          ["dent.jpg", content],
        ],
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        { message: "Kontrollera uppgifterna.", errors: { images: ["Endast JPG- och PNG-bilder kan laddas upp."] } },
      ]);
    }
    expect(await countCases()).toBe(before);
    const renamed = await send(visitor, { fields: { ...complaint, message: "Fel namn" }, files: [["a.gif", jpeg]] });
    expect(renamed.statusCode).toBe(200);
  });

  it("stores a picture that is also a page, a script or an archive as a picture only", async () => {
    const visitor = await shop.visit();
    await shop.database.pool.query("UPDATE order_line SET quantity = 4 WHERE order_id = 5012");
    const hidden = ["<html><script>alert(1)</script>", "*/=alert(1);/*", "PK\u0003\u0004evil.zip", "GIF89a"];
    for (const [index, text] of hidden.entries()) {
      const comment = Buffer.from(text, "latin1");
      const length = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
      // As a comment inside, and appended after the end.
      const both = Buffer.concat([jpeg.subarray(0, 2), length, comment, jpeg.subarray(2), comment]);
      const fields = { ...complaint, message: `Dubbel ${index}` };
      expect((await send(visitor, { fields, files: [["a.jpg", both]] })).statusCode).toBe(200);
      const [{ content }] = await rows("SELECT content FROM return_case_image ORDER BY case_id DESC LIMIT 1");
      expect([content.includes(comment), content.subarray(0, 3)]).toEqual([false, Buffer.from([0xff, 0xd8, 0xff])]);
    }
    await shop.database.pool.query("UPDATE order_line SET quantity = 1 WHERE order_id = 5012");
  });

  it("removes the location that a camera has written into a picture", async () => {
    const before = await sharp(jpeg).metadata();
    expect(before.exif?.includes("GPS") || (before.exif?.length ?? 0) > 100).toBe(true);
    const visitor = await shop.visit();
    await send(visitor, { fields: { ...complaint, message: "Plats" }, files: [["a.jpg", jpeg]] });
    const [{ content }] = await rows("SELECT content FROM return_case_image ORDER BY case_id DESC LIMIT 1");
    const after = await sharp(content).metadata();
    expect([after.exif, after.iptc, after.xmp, after.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("says which picture it cannot read", async () => {
    const visitor = await shop.visit();
    const before = await countCases();
    const answer = await send(visitor, {
      files: [
        ["hel.png", png],
        ["buckla.jpg", jpeg.subarray(0, 60)],
      ],
    });
    const images = ["Bild 2 går inte att läsa. Välj en annan bild eller skicka utan."];
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { images }]);
    expect(await countCases()).toBe(before);
  });

  it("does not call a picture broken that takes too long to read", async () => {
    const visitor = await shop.visit();
    const before = await countCases();
    // Two values at random: few bytes, which take very long to compress at most.
    const side = 2560;
    const raw = randomBytes(side * side * 3).map((byte) => byte & 1);
    const noise = await sharp(raw, { raw: { width: side, height: side, channels: 3 } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const answer = await send(visitor, { files: [["a.png", noise]] });
    const images = ["Bild 1 tog för lång tid att läsa. Försök igen eller välj en annan bild."];
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { images }]);
    expect(await countCases()).toBe(before);
  }, 30_000);

  it("accepts a photo of fifty million pixels, as telephones take", async () => {
    const visitor = await shop.visit();
    const photo = await sharp({ create: { width: 8192, height: 6144, channels: 3, background: "#c33" } })
      .jpeg()
      .toBuffer();
    const answer = await send(visitor, { fields: { ...complaint, message: "Stor" }, files: [["a.jpg", photo]] });
    expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
    const [kept] = await rows("SELECT width, height FROM return_case_image ORDER BY case_id DESC LIMIT 1");
    expect(kept).toEqual({ width: 2560, height: 1920 });
  });

  it("rejects a small file that would fill the memory with pixels", async () => {
    const visitor = await shop.visit();
    const before = await countCases();
    const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#fff" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(huge.length).toBeLessThan(2 * 1024 * 1024);
    const answer = await send(visitor, { files: [["a.png", huge]] });
    const images = ["Bild 1 är för stor. En bild får ha högst 52 miljoner bildpunkter."];
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { images }]);
    expect(await countCases()).toBe(before);
  });

  it("stores nothing that is hidden behind a picture", async () => {
    const visitor = await shop.visit();
    const both = Buffer.concat([png, Buffer.from("<?php system($_GET[0]); ?>")]);
    const fields = { ...complaint, message: "Två i en" };
    expect((await send(visitor, { fields, files: [["a.png", both]] })).statusCode).toBe(200);
    const [{ content }] = await rows("SELECT content FROM return_case_image ORDER BY case_id DESC LIMIT 1");
    expect(content.includes("php")).toBe(false);
  });

  it("finds an order whose number is typed with what it is called", async () => {
    const visitor = await shop.visit();
    for (const order_name of ["#100245", "Order 100245", "order nr 100245", "Ordernummer: 100245"]) {
      const fields = { ...order, order_name, return_order_type: "return" };
      const answer = await visitor.post("/retur-och-reklamation/find-order", fields);
      expect([order_name, answer.statusCode]).toEqual([order_name, 200]);
    }
  });

  it("accepts as many pictures as the shop has set, of ten megabytes each", async () => {
    const visitor = await shop.visit();
    const four = await send(visitor, { files: ["a", "b", "c", "d"].map((name) => [name, png] as const) });
    expect([four.statusCode, four.json().errors]).toEqual([422, { images: ["Får max ladda upp 3 bilder"] }]);
    await visitor.post("/__test/settings", { returnImageMax: 1 }, "json");
    const large = Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]);
    expect((await send(visitor, { files: [["a", large]] })).json().errors).toEqual({
      images: ["En bild får vara högst 10 MB."],
    });
    expect(
      (
        await send(visitor, {
          files: [
            ["a", png],
            ["b", png],
          ],
        })
      ).json().errors,
    ).toEqual({
      images: ["Får max ladda upp 1 bild"],
    });
  });

  it("accepts no more pieces over all cases than were bought, even in parallel", async () => {
    const visitor = await shop.visit();
    await shop.database.pool.query("UPDATE order_line SET quantity = 3 WHERE order_id = 5012");
    const kinds = ["return", "complaint", "transport_damage"] as const;
    const tell = (pieces: number, message: string, index = 0) =>
      send(visitor, {
        fields: {
          ...complaint,
          return_order_type: kinds[index % 3] ?? "return",
          "products[1001]": `${pieces}`,
          message,
        },
      });
    const pieces = async (): Promise<number> =>
      (await rows("SELECT coalesce(sum(quantity), 0)::int AS n FROM return_case_line"))[0].n;
    expect((await tell(1, "Den första")).statusCode).toBe(200);
    const three = await tell(3, "Alla");
    expect([three.statusCode, three.json()]).toEqual([
      422,
      {
        message: "Kontrollera uppgifterna.",
        errors: { products: ["Du kan anmäla högst 2 till av Tvättmaskin NV 8014. De andra har du redan anmält."] },
      },
    ]);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => tell(1, `Nummer ${index}`, index)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 200, ...Array(10).fill(422)]);
    expect(await pieces()).toBe(3);
    expect((await tell(1, "En till")).json().errors).toEqual({
      products: [
        "Du har redan anmält Tvättmaskin NV 8014. Kontakta kundservice om du vill lägga till något i ärendet.",
      ],
    });
    expect((await tell(1, "Den första")).statusCode).toBe(200);
    expect(await pieces()).toBe(3);
    await shop.database.pool.query("UPDATE order_line SET quantity = 1 WHERE order_id = 5012");
  });

  it.each([
    [{ order_name: "100246" }, 404, undefined],
    [{ order_email: "eva@example.se" }, 404, undefined],
    [{ order_id: "1" }, 404, undefined],
    [{ return_order_type: "toString" }, 422, { return_order_type: ["Välj typ av ärende."] }],
    [{ "products[1001]": "0" }, 422, { products: ["Välj minst en vara."] }],
    [{ "products[1001]": "2" }, 422, { products: ["Du kan inte välja fler än du har köpt."] }],
    [{ "products[1002]": "1" }, 422, { products: ["Du kan inte välja fler än du har köpt."] }],
    [{ "products[1001]": "-1" }, 422, { products: ["Du kan inte välja fler än du har köpt."] }],
    [{ order_email: " " }, 422, { order_email: ["Ange en e-postadress."] }],
  ])("rejects %j and stores nothing", async (change, status, errors) => {
    const visitor = await shop.visit();
    const before = await countCases();
    const answer = await send(visitor, { fields: { ...complaint, ...change } });
    expect([answer.statusCode, answer.json().errors]).toEqual([status, errors]);
    expect(await countCases()).toBe(before);
  });

  it("rejects forms of other sites before it reads them, and bodies that are not forms", async () => {
    const visitor = await shop.visit();
    expect((await send({ ...visitor, token: "wrong" }, {})).statusCode).toBe(419);
    const headers = {
      cookie: visitor.cookie,
      "x-requested-with": "XMLHttpRequest",
      "x-csrf-token": visitor.token,
    };
    for (const type of ["multipart/form-data", "multipart/form-data; boundary=x"]) {
      const broken = { ...headers, "content-type": type };
      expect((await shop.server.inject({ method: "POST", url, headers: broken, payload: "--y\r\n" })).statusCode).toBe(
        400,
      );
    }
  });

  it("works as forms without script: lookup, the found order on the page, registration, confirmation", async () => {
    const visitor = await shop.visit();
    const page = async () => (await visitor.get("/api/internal/page?path=/retur-och-reklamation")).json().page;
    const found = await visitor.submit("/retur-och-reklamation/find-order", {
      order_name: "100245",
      order_email: order.order_email,
      return_order_type: "transport_damage",
    });
    expect([found.statusCode, found.headers.location]).toEqual([303, "/retur-och-reklamation?anmal=1"]);
    expect(await page()).toMatchObject({
      orderId: 5012,
      orderName: "100245",
      orderEmail: order.order_email,
      returnOrderType: "transport_damage",
      order: { products: [{ product_id: 1001, quantity: 1 }] },
    });
    const fields = { ...complaint, return_order_type: "transport_damage" };
    // An untouched file field is sent with an empty name.
    const sent = await send(visitor, { fields }, true);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, "/retur-och-reklamation/kvitto"]);
    const [{ id }] = await rows("SELECT max(id) AS id FROM return_case");
    expect((await visitor.get("/api/internal/page?path=/retur-och-reklamation/kvitto")).json().page).toMatchObject({
      notices: [{ kind: "success", text: "Tack! Vi har tagit emot din anmälan." }],
      receipt: {
        case_id: id,
        kind: "Transportskada",
        order_name: "100245",
        message: "Buckla på sidan",
        lines: [{ product_id: 1001, quantity: 1 }],
      },
    });
    expect(await page()).toMatchObject({ orderId: null, order: null, receipt: null });
  });

  it("shows its errors at its own form when the browser sends no referrer", async () => {
    const visitor = await shop.visit();
    const unknown = await visitor.submit("/retur-och-reklamation/find-order", { return_order_type: "return" });
    expect([unknown.statusCode, unknown.headers.location]).toEqual([303, "/retur-och-reklamation"]);
    const empty = await send(visitor, { fields: {} }, true);
    expect([empty.statusCode, empty.headers.location]).toEqual([303, "/retur-och-reklamation?anmal=1"]);
  });

  it("shows the receipt of one visitor to nobody else", async () => {
    const other = await shop.visit();
    const answer = await other.get("/api/internal/page?path=/retur-och-reklamation/kvitto");
    expect(answer.json()).toMatchObject({ redirect: "/retur-och-reklamation" });
  });

  it("is listed with its number in the orders of the logged in customer", async () => {
    const visitor = await shop.visit();
    const told = (await send(visitor, { fields: { ...complaint, message: "Läcker" } })).json();
    const login = { email: order.order_email, password: "Sommar2024!", return_to: "/konto" };
    const answer = await visitor.submit("/konto/login_from_checkout", login);
    const cookie = String(answer.headers["set-cookie"]).split(";")[0] ?? "";
    const account = { url: "/api/internal/page?path=/konto", headers: { cookie } };
    const { page } = (await shop.server.inject(account)).json();
    const { cases } = page.orders.find((own: { order_name: string }) => own.order_name === "100245");
    expect(cases[0]).toMatchObject({ number: told.case_number, kind: "Reklamation" });
  });
});

describe("POST /retur-och-reklamation/find-order", () => {
  it("finds no order by unseen signs alone, not even one without an address", async () => {
    const visitor = await shop.visit();
    const find = (order_email: string) =>
      visitor.post("/retur-och-reklamation/find-order", { ...order, order_email, return_order_type: "return" });
    await rows("UPDATE \"order\" SET email = '' WHERE name = '100245'");
    const { statusCode } = await find("\u200b");
    await rows(`UPDATE "order" SET email = '${order.order_email}' WHERE name = '100245'`);
    expect(statusCode).toBe(422);
    expect((await find(`\u202a${order.order_email}\u202c`)).statusCode).toBe(200);
  });

  it("rejects further lookups after too many wrong tries, even a correct one", async () => {
    const visitor = await shop.visit();
    const find = (order_name: string) =>
      visitor.post("/retur-och-reklamation/find-order", { ...order, order_name, return_order_type: "return" });
    const statuses = [];
    for (let number = 0; number < 45; number += 1) statuses.push((await find(String(900_000 + number))).statusCode);
    expect(statuses).toContain(404);
    expect(statuses.at(-1)).toBe(429);
    expect((await find("100245")).statusCode).toBe(429);
    const [{ keys }] = await rows("SELECT string_agg(encode(key_hash, 'escape'), ' ') AS keys FROM limit_count");
    expect(keys).not.toContain("127.0.0.1");
    await shop.database.pool.query("UPDATE limit_count SET ends_at = ends_at - interval '16 minutes'");
    expect((await find("100245")).statusCode).toBe(200);
  });
});
