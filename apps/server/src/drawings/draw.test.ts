import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draw } from "./draw.ts";
import { drawingPath, readDrawingPath } from "./drawingPath.ts";
import type { ProductFacts } from "./DrawnKind.ts";
import { drawnKinds } from "./kinds/index.ts";

type Fact = readonly [name: string, text: string];

const aProduct = (category: string, details: readonly Fact[], more: Partial<ProductFacts> = {}): ProductFacts => ({
  id: "a-1",
  title: "Vara",
  categoryPath: ["Varor", category],
  details: details.map(([name, text]) => ({ name, text })),
  colours: [],
  ...more,
});

function drawn(product: ProductFacts): string {
  const plan = readDrawingPath(drawingPath(product) ?? "");
  if (plan === null) throw new Error("There is no drawing of it.");
  return draw(plan);
}

const screenOf = (diagonal: string, ratio: string, title = "Skärm"): ProductFacts =>
  aProduct(
    "Bildskärmar",
    [
      ["Skärmstorlek", diagonal],
      ["Bildformat", ratio],
    ],
    { title },
  );

/** The width of the largest outline drawn by a curve or a box. */
function spanOf(svg: string): number {
  const starts = [...svg.matchAll(/<path d="M(-?[\d.]+) (-?[\d.]+)(?:h([\d.]+)|Q200 -?[\d.]+ ([\d.]+))/g)];
  return Math.max(
    ...starts.map(([, x = "0", , across, end]) => (across === undefined ? Number(end) - Number(x) : Number(across))),
  );
}

/** How often the most frequent value occurs. */
function mostShared(values: readonly (string | null)[]): number {
  const counts = new Map<string | null, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(...counts.values());
}

describe("the drawing of a product", () => {
  it("makes a wide, curved screen of 49 inches wider than one of 24, and curves only that", () => {
    const [large, small] = [drawn(screenOf("49 tum", "32:9")), drawn(screenOf("24 tum", "16:9"))];
    expect(spanOf(large)).toBeGreaterThan(spanOf(small) * 1.4);
    expect(drawingPath(screenOf("49 tum", "32:9"))).toContain("/49-356-curved-");
    expect(drawingPath(screenOf("24 tum", "16:9"))).toContain("/24-178-flat-");
    expect(drawingPath(screenOf("27 tum", "16:9", "AOC Curved C27"))).toContain("/27-178-curved-");
  });

  it.each(["23.8 tum", "23,8 tum"])("reads the decimals of %s", (diagonal) => {
    expect(drawingPath(screenOf(diagonal, "16:9"))).toContain("screen/24-178");
  });

  const examples: readonly (readonly [what: string, product: ProductFacts, path: string])[] = [
    [
      "a short white keyboard with white light and no cable",
      aProduct(
        "Tangentbord",
        [
          ["Utförande", "Gaming"],
          ["Utan numerisk del", "Ja"],
          ["Bakgrundsbelysning", "White"],
          ["Anslutningstyp", "Wired"],
          ["Anslutningstyp", "Bluetooth Wireless"],
        ],
        { colours: ["Vit"] },
      ),
      "keyboard/tkl-short-white-wireless-ww-",
    ],
    [
      "a tall case with a pane, in two colours",
      aProduct(
        "Datorchassin",
        [
          ["Typ", "ATX Full Tower"],
          ["Sidopanel", "Tempered Glass"],
          ["Volym", "66,2 l"],
          ["Kortplatser", "8"],
        ],
        { colours: ["Svart/Röd"] },
      ),
      "case/full-glass-66-8-kr-",
    ],
    [
      "headphones over the ear, open and without a cable",
      aProduct("Hörlurar & headset", [
        ["Typ", "Circumaural"],
        ["Trådlös", "Ja"],
        ["Mikrofon", "Nej"],
        ["Kåptyp", "Öppen"],
      ]),
      "headphones/over-wireless-mute-open-kk-",
    ],
    [
      "earphones for the ear canal",
      aProduct("Hörlurar & headset", [
        ["Typ", "In Ear"],
        ["Trådlös", "Nej"],
      ]),
      "headphones/canal-cable-",
    ],
    [
      "a fridge with its freezer below, a tap and ice",
      aProduct("Kylskåp", [
        ["Typ", "Kyl/frys med frys nedtill"],
        ["Höjd", "178 cm"],
        ["Bredd", "91 cm"],
        ["Vattendispenser i dörr", "Ja"],
        ["Ismaskin", "Ja"],
      ]),
      "fridge/178-91-below-di-ww-",
    ],
    [
      "two modules of memory with lights",
      aProduct("Internminne", [
        ["Moduler", "2 x 16 GB"],
        ["Kylfläns", "Ja"],
        ["RGB-belysning", "Ja"],
      ]),
      "memory/2-16-cooled-rgb-kk-",
    ],
    [
      "a stick for 4 TB of data",
      aProduct("Hårddiskar & SSD", [
        ["Kapacitet", "4 TB"],
        ["Typ", "SSD"],
        ["Formfaktor", "M.2-2280"],
        ["Gränssnitt", "M.2 PCIe 5.0 X4"],
      ]),
      "disk/m80-4000-flash-fifth-",
    ],
    [
      "a processor of sixteen cores",
      aProduct("Processorer", [
        ["Antal kärnor", "16"],
        ["Antal trådar", "32"],
        ["Sockel", "AM5"],
      ]),
      "processor/notched-16-32-",
    ],
    [
      "a red hooded sweater",
      aProduct("Luvtröjor & sweatshirts", [], { title: "Chaz Hoodie Röd XS", colours: ["Röd"] }),
      "top/long-hood-rr-",
    ],
    ["blue shorts", aProduct("Shorts", [], { colours: ["Blå"] }), "trousers/short-wide-bb-"],
    [
      "a trackball for the left hand",
      aProduct("Möss", [
        ["Sensortyp", "Trackball"],
        ["Handorientering", "Vänster"],
        ["Anslutningstyp", "Wireless"],
      ]),
      "mouse/ball-left-wireless-",
    ],
  ];
  it.each(examples)("has in its address: %s", (_, product, path) => {
    expect(drawingPath(product)).toContain(`drawings/${path}`);
  });

  it("is missing for unknown goods", () => {
    expect(drawingPath(aProduct("Arbetsskor", []))).toBeNull();
    expect(drawingPath(aProduct("Tvättmedel", []))).toBeNull();
  });

  it("varies between products with the same facts, but never for one product", () => {
    const paths = Array.from({ length: 1000 }, (_, index) =>
      drawingPath({ ...screenOf("27 tum", "16:9"), id: `screen-${index}` }),
    );
    expect(new Set(paths).size).toBeGreaterThan(80);
    expect(mostShared(paths)).toBeLessThan(30);
    expect(drawn(screenOf("27 tum", "16:9"))).toBe(drawn(screenOf("27 tum", "16:9")));
  });
});

describe("any facts and any address", () => {
  const categories = [
    "Bildskärmar",
    "Webbkameror",
    "Grafikkort",
    "Moderkort",
    "Internminne",
    "Processorer",
    "Nätverkskort",
    "Trådlösa nätverkskort",
    "Hårddiskar & SSD",
    "Externa hårddiskar",
    "Datorchassin",
    "Nätaggregat",
    "Chassifläktar",
    "Processorkylare",
    "Hörlurar & headset",
    "Högtalare",
    "Tangentbord",
    "Möss",
    "Kylskåp",
    "Tvättmaskiner",
    "Diskmaskiner",
    "Jackor",
    "Byxor",
  ];
  const anyProduct = fc.record({
    id: fc.string(),
    title: fc.string(),
    categoryPath: fc.constantFrom(...categories).map((category) => [category]),
    details: fc.array(
      fc.record({
        name: fc.constantFrom(
          "Skärmstorlek",
          "Bildformat",
          "Höjd",
          "Bredd",
          "Typ",
          "Kapacitet",
          "Moduler",
          "Antal kärnor",
          "Storlek",
          "Längd",
        ),
        text: fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom("0:0", "0 x 0 GB", "99999999 TB", "Ja")),
      }),
    ),
    colours: fc.array(fc.oneof(fc.string(), fc.constantFrom("Svart/Vit", "Blågrön", "Okänd"))),
  });

  const isSound = (svg: string): boolean =>
    svg.startsWith("<svg ") &&
    svg.endsWith("</svg>") &&
    !/NaN|Infinity|undefined|null|<script|<image|href|on\w+=/.test(svg) &&
    svg.length < 12_000;

  it("give a complete drawing that fits a page, whatever a product says", () => {
    expect(
      new Set(categories.map((category) => readDrawingPath(drawingPath(aProduct(category, [])) ?? "")?.kind)).size,
    ).toBe(Object.keys(drawnKinds).length);
    fc.assert(fc.property(anyProduct, (product) => isSound(drawn(product))));
  });

  it("give a drawing for exactly the addresses that can be read", () => {
    const word = fc.stringMatching(/^[a-z0-9]{0,6}$/);
    const path = fc
      .tuple(fc.constantFrom(...Object.keys(drawnKinds)), fc.array(word, { maxLength: 6 }))
      .map(([kind, words]) => `drawings/${kind}/${[...words, "kw", "1z"].join("-")}.svg`);
    fc.assert(
      fc.property(path, (one) => {
        const plan = readDrawingPath(one);
        return plan !== null && isSound(draw(plan));
      }),
    );
    for (const other of [
      "drawings/cow/kk-1.svg",
      "drawings/mouse/kk-zz.svg",
      "drawings/mouse/q7-1.svg",
      "drawings/mouse/kk-1.svg/../x.svg",
      "drawings/mouse/<k>-kk-1.svg",
      "drawings/constructor/kk-1.svg",
    ]) {
      expect(readDrawingPath(other)).toBeNull();
    }
  });
});
