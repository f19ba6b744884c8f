/** What the files of one room may import, besides files of their own room. */
export interface Room {
  /** Own rooms of the same package, by folder. */
  readonly own: readonly string[];
  /** Packages, exact or with a trailing `*`. */
  readonly packages: readonly string[];
}

const pure = [
  "@torg/format",
  "@torg/format/addresses",
  "@torg/format/structured",
  "@torg/format/typed",
  "@torg/compliance",
];
const wire = [...pure, "@torg/http", "zod/mini"];

/** Rooms of a feature package, from the innermost to the outermost. */
export const featureRooms: Readonly<Record<string, Room>> = {
  domain: { own: [], packages: pure },
  contract: { own: ["domain"], packages: wire },
  state: { own: ["domain", "contract"], packages: [...wire, "zustand/vanilla"] },
  texts: { own: ["domain"], packages: pure },
  // What works before React: it finds its elements by the marks that the React room puts on them.
  wire: { own: ["domain", "texts"], packages: [...pure, "@torg/ui/wire"] },
  fixtures: { own: ["domain", "contract", "texts"], packages: [...wire, "@torg/http/mock"] },
  react: {
    own: ["domain", "contract", "state", "texts", "wire"],
    packages: [
      ...pure,
      "@torg/http",
      "@torg/islands",
      "@torg/ui",
      "@torg/ui/*",
      "react",
      "react-dom",
      "zustand",
      "zustand/*",
    ],
  },
};

/** What the React of one feature alone stands on. */
export const ownGround: Readonly<Record<string, readonly string[]>> = {
  stores: ["leaflet", "supercluster"],
};

/** Stories and tests may use builders, mocks and validators as well. */
export const showing: readonly string[] = [
  "react-dom/*",
  "@storybook/react-vite",
  "storybook/*",
  "@testing-library/*",
  "vitest",
  "fast-check",
  "@seriousme/openapi-schema-validator",
];

/** Features whose rooms another feature may build on; never their React. */
export const foundations: Readonly<Record<string, readonly string[]>> = {
  checkout: ["account", "cart"],
  orders: ["cart"],
  desk: ["account", "orders"],
  pages: ["account", "catalog", "cart", "checkout", "desk", "stores", "consent", "navigation", "reviews", "returns"],
};

/** Packages without rooms, and what they may import besides themselves. */
export const plainPackages: Readonly<Record<string, readonly string[]>> = {
  format: [],
  compliance: [],
  http: ["@torg/format", "@torg/format/addresses", "zod/mini", "zod", "zod/v4/core"],
  facets: [],
  feed: ["@torg/compliance", "csv-parse", "sanitize-html", "saxes", "node:*"],
  // The kit knows the calls, not the packages behind them.
  conformance: [
    "@torg/format",
    "@torg/http",
    "@torg/http/openapi",
    "@torg/account/contract",
    "@torg/cart/contract",
    "@torg/catalog/contract",
    "@torg/checkout/contract",
    "@torg/consent/contract",
    "@torg/credit/contract",
    "@torg/desk/contract",
    "@torg/navigation/contract",
    "@torg/pages/contract",
    "@torg/returns/contract",
    "@torg/reviews/contract",
    "@torg/stores/contract",
    "node:*",
    "zod/mini",
    "zod/v4/locales/en.js",
  ],
  islands: ["react", "react-dom", "react-dom/client", "react-dom/server"],
  ui: [
    "react",
    "react-dom",
    "@radix-ui/react-collapsible",
    "@radix-ui/react-dialog",
    "@radix-ui/react-tabs",
    "@torg/format/typed",
    "lucide-react",
    "lucide-react/*",
    "zustand/*",
  ],
};

/**
 * The folders of the server, from the innermost to the outermost: a file imports from its own folder and from those before
 * it, types included. The files beside the folders start the server and stand above them all.
 */
export const serverFolders: readonly string[] = [
  // What knows nothing of the shop.
  "files",
  "objects",
  "network",
  "texts",
  "database",
  "caches",
  "secrets",
  "qr",
  "jobs",
  "stock",
  "stores",
  "providers",
  "carriers",
  "bankId",
  "metrics",
  "delivery",
  "drawings",
  // What the owner of the shop has set.
  "config",
  "traces",
  "mail",
  "settings",
  // A visitor, and a request.
  "sessions",
  "http",
  "limits",
  "context",
  // What the files of the shop's own folder say.
  "shopFile",
  // What the shop is kept by.
  "backup",
  "upgrade",
  // What there is to buy.
  "import",
  "images",
  "icons",
  "personalData",
  "catalogue",
  // The way of a purchase.
  "cart",
  "checkout",
  "feeds",
  "orders",
  "payments",
  "fulfilment",
  "buying",
  // What stands beside it.
  "account",
  // Who works in the shop, what the seller hears, what buyers say, and what is done about all of it.
  "operators",
  "seller",
  "webhooks",
  "reviews",
  "recalls",
  "desk",
  "exports",
  "programs",
  "club",
  "services",
  "returns",
  "compare",
  // What is made of all.
  "pages",
  "testControl",
  "seed",
  "workers",
  "shop",
];

/** What the reference server may import of ours: standing proof that the rules need no React. */
export const serverAllows: readonly RegExp[] = [
  /^@torg\/(format(\/(addresses|typed))?|facets|feed|compliance)$/,
  /^@torg\/http(\/(server|openapi))?$/,
  /^@torg\/\w+\/(domain(\/\w+)?|contract)$/,
];

/** Fixtures serve the server's tests, and so does the kit that checks any backend. */
export const serverTestsAllow: readonly RegExp[] = [...serverAllows, /^@torg\/\w+\/fixtures$/, /^@torg\/conformance$/];
