import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** What an island is made of: `Given` is what a page gives to its place. */
export interface IslandPlan<Name extends string, Given, View, Props extends object> {
  /** The name in the map of modules. */
  readonly name: Name;
  /** What both sides draw. Nothing outside reaches in, so it brings its own providers. */
  readonly view: (props: View) => ReactNode;
  /** What the view stands on where nobody has reached for it: states that ask for nothing. */
  readonly asleep: (given: Given) => NoInfer<View>;
  /** What travels in the markup: what the browser needs, and cannot ask the server for. Nothing if left out. */
  readonly props?: (given: Given) => Props;
  /** Unique in the document, and prefix of all ids inside. The name if left out. */
  readonly id?: (given: Given) => string;
  readonly className?: (given: Given) => string | undefined;
  /** Address of a style sheet that whoever opens the island adds first, in `data-styles`. */
  readonly styles?: (given: Given) => string | undefined;
  /** Wake when it comes into view, not only on intent. */
  readonly wake?: (given: Given) => "visible" | undefined;
  /** Fetched only on intent, never ahead in idle time: for what few visitors use. */
  readonly isLate?: boolean;
}

/** An island: what it is made of, and its place in a page. */
export interface IslandDefinition<Name extends string, Given, View, Props extends object> extends IslandPlan<
  Name,
  Given,
  View,
  Props
> {
  /** Draws the island asleep, as a tree of its own, exactly as the browser will hydrate it. */
  readonly Place: (given: Given) => ReactNode;
}

/** Defines an island once for both sides: its place comes from here, and so do the types that its awake side is held to. */
export function defineIsland<const Name extends string, Given, View extends object, Props extends object = object>(
  plan: IslandPlan<Name, Given, View, Props>,
): IslandDefinition<Name, Given, View, Props> {
  const { name, view, asleep, isLate = false } = plan;
  const Place = (given: Given): ReactNode => {
    const id = plan.id?.(given) ?? name;
    const props = JSON.stringify(plan.props?.(given) ?? {});
    return (
      <div
        id={id}
        className={plan.className?.(given)}
        data-island={name}
        data-props={props === "{}" ? undefined : props}
        data-wake={plan.wake?.(given)}
        data-late={isLate ? "" : undefined}
        data-styles={plan.styles?.(given)}
        dangerouslySetInnerHTML={{
          __html: renderToString(createElement(view, asleep(given)), { identifierPrefix: id }),
        }}
      />
    );
  };
  return { ...plan, Place };
}
