/** What people look for in the demo's shops, and what the words of a product have to say that is meant by it. */
export const wantedProducts: readonly { readonly query: string; readonly meant: RegExp }[] = [
  { query: "bildskärm", meant: /bildskärm/i },
  { query: "skarm", meant: /bildskärm/i },
  { query: "trådlös mus", meant: /möss/i },
  { query: "mekaniskt tangentbord", meant: /tangentbord/i },
  { query: "hörlurarr", meant: /hörlurar/i },
  { query: "jackan", meant: /jackor/i },
  { query: "noctua fläkt", meant: /noctua/i },
  { query: "rtx 4070", meant: /rtx.*4070/i },
  { query: "ryzen 7 7800x3d", meant: /7800x3d/i },
  { query: "samsung 990 pro", meant: /samsung 990 pro/i },
  { query: "ssd 1tb", meant: /ssd/i },
  { query: "kyl frys", meant: /kyl.*frys/i },
  { query: "yogabyxor", meant: /yoga pant/i },
  { query: "webkamera", meant: /webbkamer/i },
  { query: "CT1000T705SSD3", meant: /t705/i },
];

/** Everything that the field asks for while those are typed, from two letters on. */
export const typedQueries: readonly string[] = [
  ...new Set(
    wantedProducts.flatMap(({ query }) =>
      Array.from({ length: query.length - 1 }, (_, typed) => query.slice(0, typed + 2).trim()),
    ),
  ),
];
