/** A picture of a feed: where the shop serves it, and where it is fetched from. */
export interface FeedPicture {
  readonly path: string;
  readonly source: string;
}
