import { connectionShare } from "../../src/workers/connectionShare.ts";
import { type CapacityFigures, type PageKind, pageKinds } from "./capacityFigures.ts";

/** What a shop has to bear. */
export interface CapacityNeed {
  /** Page views in the busiest hour. */
  readonly views: number;
  /** Orders in the busiest hour. */
  readonly orders: number;
  readonly products: number;
  /** The share of page views that a cache in front answers, 0 to 1. */
  readonly cached: number;
  /** What the other page views are, as shares whose sum is 1. */
  readonly kinds: Readonly<Record<PageKind, number>>;
  /** Cores of a node, on which nothing else works; each has a worker. */
  readonly cores: number;
  /** The share of each core that stays free at the peak, 0 to less than 1. */
  readonly headroom: number;
  /** Nodes that may be lost at the peak. */
  readonly spare: number;
}

/** What runs out first. */
export type CapacityLimit = "processor" | "connections" | "orders";

/** What bears it. */
export interface CapacityPlan {
  /** Pages a second that nodes have to make. */
  readonly pages: number;
  /** Cores that they keep busy, without headroom. */
  readonly busy: number;
  readonly nodes: number;
  /** Workers of all nodes. */
  readonly workers: number;
  /** MB of a node: all workers, and an import in one of them. */
  readonly memory: number;
  /** Connections of all nodes, as nodes open them. */
  readonly connections: number;
  /** Orders a second, and transactions that write for them. */
  readonly orders: number;
  readonly writes: number;
  /** Bytes on the database's disk for the catalogue and for each thousand orders; null where a figure is missing. */
  readonly catalogueDisk: number | null;
  readonly ordersDisk: number | null;
  /**
   * How much of each limit is used, 1 being all: of the nodes that are left, of the usual connections, of the orders
   * that were tried.
   */
  readonly used: Readonly<Record<CapacityLimit, number>>;
  /** The limit of which most is used. */
  readonly limit: CapacityLimit;
}

const hour = 3600;
const mega = 1_000_000;
const limits = ["processor", "connections", "orders"] as const;

/** Pages a second of each kind that nodes make: an order takes one page of the checkout at least. */
function pagesOf({ views, cached, kinds, orders }: CapacityNeed): Record<PageKind, number> {
  const made = (views / hour) * (1 - cached);
  const of = (kind: PageKind): number => made * kinds[kind];
  return {
    listing: of("listing"),
    product: of("product"),
    search: of("search"),
    checkout: Math.max(of("checkout"), orders / hour),
  };
}

function memoryOf({ cores, products }: CapacityNeed, figures: CapacityFigures): number {
  const worker = figures.worker.value + (products * figures.product.value) / mega;
  const packed = Math.min(figures.packedMost.value, (products * figures.packedProduct.value) / mega);
  const alone = cores === 1 ? packed : (figures.supervisor.value ?? 0);
  return cores * worker + alone + figures.importing.value;
}

function connectionsOf(cores: number, { visitorConnections, ownConnections }: CapacityFigures): number {
  return cores * (connectionShare(visitorConnections.value, cores) + ownConnections.value);
}

const times = (count: number, each: number | null): number | null => (each === null ? null : count * each);

/**
 * Reckons what a shop needs at its peak from what its parts were measured to cost; what is not known counts as nothing,
 * or is null.
 */
export function planCapacity(need: CapacityNeed, figures: CapacityFigures): CapacityPlan {
  const { cores, headroom, spare, products } = need;
  const orders = need.orders / hour;
  const pages = pagesOf(need);
  const milliseconds = pageKinds.reduce((sum, kind) => sum + pages[kind] * figures.page[kind].value, 0);
  const busy = (milliseconds + orders * (figures.orderCalls.value ?? 0)) / 1000;
  const usable = cores * (1 - headroom);
  const least = Math.max(1, Math.ceil(busy / usable));
  const nodes = least + spare;
  const connections = nodes * connectionsOf(cores, figures);
  const used = {
    processor: busy / (least * usable),
    connections: connections / figures.databaseConnections.value,
    orders: orders / figures.triedOrders.value,
  };
  return {
    pages: pageKinds.reduce((sum, kind) => sum + pages[kind], 0),
    busy,
    nodes,
    workers: nodes * cores,
    memory: memoryOf(need, figures),
    connections,
    orders,
    writes: orders * figures.orderWrites.value,
    catalogueDisk: times(products, figures.productDisk.value),
    ordersDisk: times(1000, figures.orderDisk.value),
    used,
    limit: limits.reduce((most, one) => (used[one] > used[most] ? one : most)),
  };
}
