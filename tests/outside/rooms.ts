/** What the files of a room may import, besides files of their own room. */
export interface Room {
  /** Other rooms of the same package, by folder. */
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
/** What the wire contract of a feature depends on. */
const contractDependencies = [...pure, "@torg/http", "zod/mini"];

/** Rooms of a feature package, from the innermost to the outermost. */
export const featureRooms: Readonly<Record<string, Room>> = {
  domain: { own: [], packages: pure },
  contract: { own: ["domain"], packages: contractDependencies },
  state: { own: ["domain", "contract"], packages: [...contractDependencies, "zustand/vanilla"] },
  texts: { own: ["domain"], packages: pure },
  // Scripts that run before React; they find elements by the marks that the React room sets.
  wire: { own: ["domain", "texts"], packages: [...pure, "@torg/ui/wire"] },
  fixtures: { own: ["domain", "contract", "texts"], packages: [...contractDependencies, "@torg/http/mock"] },
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

/** Dependencies of single features' React rooms. */
export const ownGround: Readonly<Record<string, readonly string[]>> = {
  stores: ["leaflet", "supercluster"],
};

/** Stories and tests may also use builders, mocks and validators. */
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

/** Packages without rooms, and what they may import. */
export const plainPackages: Readonly<Record<string, readonly string[]>> = {
  format: [],
  compliance: [],
  http: ["@torg/format", "@torg/format/addresses", "zod/mini", "zod", "zod/v4/core"],
  facets: [],
  feed: ["@torg/compliance", "csv-parse", "sanitize-html", "saxes", "node:*"],
  // The kit knows the calls, but not the packages that implement them.
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
 * The folders of the server, from the innermost to the outermost: a file may import from its own folder and from those
 * before it, types included. The files outside the folders start the server and may import all of them.
 */
export const serverFolders: readonly string[] = [
  // Independent of the shop.
  "errors",
  "commands",
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
  // Configuration by the shop's owner.
  "config",
  "traces",
  "mail",
  "settings",
  // Visitors and requests.
  "sessions",
  "http",
  "limits",
  "context",
  // The files of the shop folder.
  "shopFile",
  // Maintenance.
  "backup",
  "upgrade",
  // Products.
  "import",
  "images",
  "icons",
  "personalData",
  "catalogue",
  // The purchase.
  "cart",
  "checkout",
  "feeds",
  "orders",
  "payments",
  "fulfilment",
  "buying",
  // Beside the purchase.
  "account",
  // Operators, the seller's notifications, buyers' feedback, and how all of it is handled.
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
  // Composed of all of the above.
  "pages",
  "testControl",
  "seed",
  "workers",
  "shop",
];

/** Our packages that the reference server may import: proof that the rules need no React. */
export const serverAllows: readonly RegExp[] = [
  /^@torg\/(format(\/(addresses|typed))?|facets|feed|compliance)$/,
  /^@torg\/http(\/(server|openapi))?$/,
  /^@torg\/\w+\/(domain(\/\w+)?|contract)$/,
];

/** The server's tests may also use fixtures and the conformance kit. */
export const serverTestsAllow: readonly RegExp[] = [...serverAllows, /^@torg\/\w+\/fixtures$/, /^@torg\/conformance$/];
