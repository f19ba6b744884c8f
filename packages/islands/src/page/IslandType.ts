import type { ReactNode } from "react";

/** The part of an island's definition that server and browser share. */
export interface IslandType {
  readonly name: string;
  /** The props written to the markup. */
  readonly props?: ((given: never) => object) | undefined;
  /** The component that both sides render. */
  readonly view: (props: never) => ReactNode;
}

/** The props in the markup of an island, in `data-props`; an empty object if it has none. */
export type PropsOf<D extends IslandType> = ReturnType<NonNullable<D["props"]>>;

/** The props of an island's view, asleep and awake. */
export type ViewPropsOf<D extends IslandType> = Parameters<D["view"]>[0];
