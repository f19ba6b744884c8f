import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { writeXml } from "@torg/feed/fixtures";
import { findProductContents, findProducts } from "../catalogue/products/productRow.ts";
import { listingProduct } from "../catalogue/products/productView.ts";
import { importFeed } from "../import/importFeed.ts";
import { type RouteServer, startRouteServer } from "../testing/startRouteServer.ts";
import { startS3 } from "../testing/startS3.ts";
import { createS3Store } from "../objects/createS3Store.ts";
import { registerImageRoutes } from "./registerImageRoutes.ts";

let shop: RouteServer;
let folder: string;

const screen = (id: string, picture: string) => ({
  id,
  title: `Skärm ${id}`,
  link: "https://x.example/1",
  image_link: picture,
  availability: "in_stock",
  price: "100.00 SEK",
  product_type: "Datorer > Bildskärmar",
  color: "Vit",
  product_detail: [
    { section: "", name: "Skärmstorlek", value: "34 tum" },
    { section: "", name: "Bildformat", value: "21:9" },
  ],
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "image-routes-"));
  shop = await startRouteServer(registerImageRoutes, { dataDir: folder, dataSet: "empty" });
  const location = join(folder, "feed.xml");
  // Nothing listens on the discard port.
  await writeFile(location, writeXml([screen("1", ""), screen("2", "http://127.0.0.1:9/gone.jpg")]));
  await importFeed({ pool: shop.database.pool, location });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

async function imageOf(id: string): Promise<string> {
  const { rows } = await shop.database.pool.query<{ image: string }>(
    "SELECT image FROM product WHERE external_id = $1",
    [id],
  );
  return rows[0]?.image ?? "";
}

const get = (url: string) => shop.server.inject({ url, headers: { accept: "image/avif,image/webp,*/*" } });

describe("the pictures of products", () => {
  it("draws a product without a picture in its feed, based on its facts", async () => {
    const image = await imageOf("1");
    expect(image).toMatch(/^\/assets\/uploads\/drawings\/screen\/34-233-flat-wide-ww-\w+\.svg$/);
    const answer = await get(`${image}?w=220`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("image/svg+xml");
    expect(answer.headers["cache-control"]).toContain("max-age=604800");
    expect(answer.body).toMatch(/^<svg .*<\/svg>$/);
  });

  it("rasterises a drawing for a link preview", async () => {
    const answer = await get(`${await imageOf("1")}?w=1280&f=jpg`);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 1280, height: 1280 });
  });

  it("shows the drawing instead of an unavailable picture, and tries it again soon", async () => {
    const image = await imageOf("2");
    expect(image).toContain("/assets/uploads/feed/");
    const answer = await get(`${image}?w=220`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("image/svg+xml");
    expect(answer.headers["cache-control"]).toBe("public, max-age=600");
  });

  it("gives pages the background colour and the size of a picture once it was sent, in any format", async () => {
    const { db, pool } = shop.database;
    await mkdir(join(folder, "uploads/own"), { recursive: true });
    const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: "#dcd7d0" } });
    await writeFile(join(folder, "uploads/own/chair.png"), await photo.png().toBuffer());
    const src = "/assets/uploads/own/chair.png";
    await pool.query("UPDATE product SET image = $1, images = $2 WHERE external_id = '1'", [
      src,
      JSON.stringify([{ src, alt: "Stol" }]),
    ]);
    const { rows } = await pool.query<{ id: number }>("SELECT id FROM product WHERE external_id = '1'");
    const ids = rows.map(({ id }) => id);
    const shown = async () => ({
      tile: (await findProducts(db, ids)).map((row) => listingProduct(row).image),
      images: (await findProductContents(db, ids)).map(({ images }) => images),
    });
    expect(await shown()).toEqual({ tile: [{ thumb: `${src}?w=220` }], images: [[{ src, alt: "Stol" }]] });
    expect((await get(`${src}?w=220`)).statusCode).toBe(200);
    const told = { tone: "#dcd7d0", width: 600, height: 400 };
    await vi.waitFor(async () =>
      expect(await shown()).toEqual({
        tile: [{ thumb: `${src}?w=220`, ...told }],
        images: [[{ src, alt: "Stol", ...told }]],
      }),
    );
  });

  it("answers 404 for anything else", async () => {
    expect((await get("/assets/uploads/feed/abcdefghijklmnopqrstuv.webp")).statusCode).toBe(404);
    expect((await get("/assets/uploads/drawings/cow/kk-1.svg")).statusCode).toBe(404);
  });
});

describe("pictures in a bucket", () => {
  it("are sent from it, with results stored in it, and drawn or refused briefly while it is away", async () => {
    const { place, stop } = await startS3();
    const objects = createS3Store(place);
    const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#3a7" } })
      .jpeg()
      .toBuffer();
    await objects.put("uploads/own/green.jpg", photo, "image/jpeg");
    const server = await startRouteServer(registerImageRoutes, { dataDir: folder, dataSet: "reference", s3: place });
    const ask = (url: string) => server.server.inject({ url, headers: { accept: "image/webp,*/*" } });
    const answer = await ask("/assets/uploads/own/green.jpg?w=220");
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(220);
    const made: string[] = [];
    for await (const key of objects.list("pictures/")) made.push(key);
    expect(made).toHaveLength(1);
    const { rows } = await shop.database.pool.query("SELECT * FROM feed_picture WHERE source LIKE '%gone.jpg'");
    await server.database.pool.query(
      "INSERT INTO feed_picture SELECT * FROM json_populate_record(NULL::feed_picture, $1)",
      [JSON.stringify(rows[0])],
    );
    await stop();
    const drawn = await ask(`${rows[0].path}?w=220`);
    expect([drawn.statusCode, drawn.headers["content-type"], drawn.headers["cache-control"]]).toEqual([
      200,
      "image/svg+xml",
      "public, max-age=600",
    ]);
    expect((await ask("/assets/uploads/puffs/installation.svg")).statusCode).toBe(200);
    const refused = await ask("/assets/uploads/own/green.jpg?w=220");
    expect([refused.statusCode, refused.headers["cache-control"], refused.headers["retry-after"]]).toEqual([
      503,
      "no-store",
      "5",
    ]);
    expect(refused.json()).toEqual({ message: "Butiken kan inte nås just nu. Försök igen om en stund." });
    await server.close();
  });
});
