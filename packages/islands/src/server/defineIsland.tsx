import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** The definition of an island; `Given` are the props that a page passes to its place. */
export interface IslandPlan<Name extends string, Given, View, Props extends object> {
  /** The name in the map of modules. */
  readonly name: Name;
  /** The component that both sides render. No context reaches it from outside, so it brings its own providers. */
  readonly view: (props: View) => ReactNode;
  /** The props of the view before anyone has reached for it: states that send no requests. */
  readonly asleep: (given: Given) => NoInfer<View>;
  /** The props in the markup: data the browser needs and cannot request from the server. None if left out. */
  readonly props?: (given: Given) => Props;
  /** Unique in the document, and the prefix of all ids inside. The name if left out. */
  readonly id?: (given: Given) => string;
  readonly className?: (given: Given) => string | undefined;
  /** Address of a style sheet, in `data-styles`, that the code opening the island adds first. */
  readonly styles?: (given: Given) => string | undefined;
  /** Wake when it comes into view, not only on intent. */
  readonly wake?: (given: Given) => "visible" | undefined;
  /** Fetched only on intent, never ahead in idle time: for what few visitors use. */
  readonly isLate?: boolean;
}

/** An island: its definition, and its place in a page. */
export interface IslandDefinition<Name extends string, Given, View, Props extends object> extends IslandPlan<
  Name,
  Given,
  View,
  Props
> {
  /** Renders the island asleep, as a separate tree, exactly as the browser will hydrate it. */
  readonly Place: (given: Given) => ReactNode;
}

/** Defines an island once for both sides: it gives the place and the types that the browser side must match. */
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
