import type { ReactNode } from "react";

/** What both sides of an island know of its definition. */
export interface IslandType {
  readonly name: string;
  /** What travels in the markup. */
  readonly props?: ((given: never) => object) | undefined;
  /** What both sides draw. */
  readonly view: (props: never) => ReactNode;
}

/** What travels in the markup of an island, in `data-props`; an empty object where nothing does. */
export type PropsOf<D extends IslandType> = ReturnType<NonNullable<D["props"]>>;

/** What the view of an island stands on, asleep and awake. */
export type ViewPropsOf<D extends IslandType> = Parameters<D["view"]>[0];
