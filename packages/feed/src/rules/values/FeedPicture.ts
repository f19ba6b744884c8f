/** A picture of a feed: the path where the shop serves it, and the address it is fetched from. */
export interface FeedPicture {
  readonly path: string;
  readonly source: string;
}
