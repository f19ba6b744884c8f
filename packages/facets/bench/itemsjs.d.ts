declare module "itemsjs" {
  interface Bucket {
    readonly key: string;
    readonly doc_count: number;
  }

  interface SearchInput<Item> {
    readonly per_page: number;
    readonly page: number;
    readonly sort: string;
    readonly filters: Readonly<Record<string, readonly string[]>>;
    readonly filter: (item: Item) => boolean;
  }

  interface SearchResult<Item> {
    readonly pagination: { readonly total: number };
    readonly data: {
      readonly items: readonly Item[];
      readonly aggregations: Readonly<Record<string, { readonly buckets: readonly Bucket[] }>>;
    };
  }

  interface Configuration {
    readonly searchableFields: readonly string[];
    readonly sortings: Readonly<
      Record<string, { readonly field: readonly string[]; readonly order: readonly string[] }>
    >;
    readonly aggregations: Readonly<Record<string, { readonly conjunction: boolean; readonly size: number }>>;
  }

  export default function itemsjs<Item>(
    items: readonly Item[],
    configuration: Configuration,
  ): { search(input: SearchInput<Item>): SearchResult<Item> };
}
