import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/createTestDatabase.ts";
import { createPictureBook } from "./createPictureBook.ts";

let database: TestDatabase;
const files = new Map<string, Buffer>();
let readings: number;

beforeAll(async () => {
  database = await createTestDatabase();
  for (const colour of ["#c8b8a8", "#406080"])
    files.set(
      colour,
      await sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
        .png()
        .toBuffer(),
    );
});
afterAll(() => database.close());
beforeEach(() => {
  readings = 0;
});

const picture = (path: string, stamp: string, colour: string) => ({
  path,
  stamp,
  read: async () => {
    readings += 1;
    return files.get(colour) ?? Buffer.from("not a picture");
  },
});
const kept = (path: string) =>
  database.db.selectFrom("picture").selectAll().where("path", "=", `/assets/uploads/${path}`).executeTakeFirst();

describe("a book of pictures", () => {
  it("measures a picture once, even across processes", async () => {
    const book = createPictureBook(database.db);
    await book.note(picture("own/a.png", "1", "#c8b8a8"));
    await book.note(picture("own/a.png", "1", "#c8b8a8"));
    await createPictureBook(database.db).note(picture("own/a.png", "1", "#c8b8a8"));
    expect(readings).toBe(1);
    expect(await kept("own/a.png")).toMatchObject({ stamp: "1", width: 300, height: 200, tone: "#c8b8a8" });
  });

  it("measures a picture again when it is replaced", async () => {
    const book = createPictureBook(database.db);
    await book.note(picture("own/b.png", "1", "#c8b8a8"));
    await book.note(picture("own/b.png", "2", "#406080"));
    expect(await kept("own/b.png")).toMatchObject({ stamp: "2", tone: "#406080" });
  });

  it("tries unreadable files again, and skips files that are not pictures", async () => {
    const book = createPictureBook(database.db);
    const away = {
      ...picture("own/c.png", "1", "#406080"),
      read: () => Promise.reject(new Error("The store is away.")),
    };
    expect(await book.note(away)).toBe(false);
    expect(await kept("own/c.png")).toBeUndefined();
    expect(await book.note(picture("own/c.png", "1", "#406080"))).toBe(true);
    expect(await kept("own/c.png")).toMatchObject({ tone: "#406080" });
    const read = vi.fn(() => Promise.resolve(Buffer.from("no picture")));
    for (let time = 0; time < 2; time += 1) await book.note({ ...picture("own/d.png", "1", "#406080"), read });
    expect(read).toHaveBeenCalledOnce();
    expect(await kept("own/d.png")).toBeUndefined();
  });
});
