import type { Place } from '../../frame/points.ts';
import type { Leg } from './leg.ts';
import { alongLine, type Cell, LAND, type WaterGrid } from './water-grid.ts';

/** Kilometres from a stop ashore to the water that a boat lies on: a pier, a path to a beach. */
const ASHORE = 1.2;

/** What a cell costs to pass, by its nearness to land: a boat keeps off the shore where it can. */
const COSTS = [1, 1.6, 3] as const;

const STEPS = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].filter((y) => x !== 0 || y !== 0).map((y) => ({ x, y, length: Math.hypot(x, y) })),
);

/** Costs are counted in tenths, so that they are the places of a list. */
const TENTHS = 10;

/** A place that a way begins or ends at: where it lies, and the water nearest to it. */
interface End {
  spot: Cell;
  water: Cell;
  /** Cells between the two: so far from the spot land is no hindrance. */
  ashore: number;
}

function endAt(grid: WaterGrid, place: Place): End | undefined {
  const spot = grid.spotOf(place);
  const reach = Math.ceil(ASHORE / grid.size);
  let end: End | undefined;
  const [middleX, middleY] = [Math.round(spot.x), Math.round(spot.y)];
  for (let y = middleY - reach; y <= middleY + reach; y += 1) {
    for (let x = middleX - reach; x <= middleX + reach; x += 1) {
      if (grid.nearness(x, y) >= LAND) continue;
      const ashore = Math.hypot(x - spot.x, y - spot.y);
      if (ashore * grid.size <= ASHORE && ashore < (end?.ashore ?? Number.POSITIVE_INFINITY)) {
        end = { spot, water: { x, y }, ashore };
      }
    }
  }
  return end;
}

/** The cells of the cheapest way over water (Dijkstra, by a list of places for each cost). */
function search(grid: WaterGrid, from: Cell, to: Cell): Cell[] | undefined {
  const { columns, rows } = grid;
  const indexOf = ({ x, y }: Cell) => y * columns + x;
  const costs = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(columns * rows).fill(-1);
  const waiting: Cell[][] = [[from]];
  costs[indexOf(from)] = 0;
  // The list grows while it is gone through.
  for (let cost = 0; cost < waiting.length; cost += 1) {
    for (const cell of waiting[cost] ?? []) {
      const index = indexOf(cell);
      if (costs[index] !== cost) continue;
      if (cell.x === to.x && cell.y === to.y) return back(before, index, columns);
      for (const { x, y, length } of STEPS) {
        const next = { x: cell.x + x, y: cell.y + y };
        const price = COSTS[grid.nearness(next.x, next.y)];
        if (price === undefined) continue;
        const total = cost + Math.round(length * price * TENTHS);
        const nextIndex = indexOf(next);
        if (total >= (costs[nextIndex] ?? 0)) continue;
        costs[nextIndex] = total;
        before[nextIndex] = index;
        waiting[total] ??= [];
        waiting[total].push(next);
      }
    }
  }
  return undefined;
}

function back(before: Int32Array, end: number, columns: number): Cell[] {
  const way: Cell[] = [];
  for (let index = end; index >= 0; index = before[index] ?? -1) {
    way.push({ x: index % columns, y: Math.floor(index / columns) });
  }
  return way.reverse();
}

/**
 * The way over water from one place to another, both included; undefined where there is none. It is straight where
 * nothing lies between, and bends where it has to.
 */
export function waterWay(grid: WaterGrid, from: Place, to: Place): Leg | undefined {
  const [start, end] = [endAt(grid, from), endAt(grid, to)];
  if (!start || !end) return undefined;

  function nearest(one: Cell, other: Cell): number {
    let most = 0;
    alongLine(one, other, (x, y) => {
      const isAshore = [start, end].some(
        (each) => each && Math.hypot(x - each.spot.x, y - each.spot.y) <= each.ashore + 1,
      );
      if (!isAshore) most = Math.max(most, grid.nearness(x, y));
    });
    return most;
  }
  if (nearest(start.spot, end.spot) < LAND) return [from, to];

  const found = search(grid, start.water, end.water);
  if (!found) return undefined;
  const bends = straightened([start.spot, ...found, end.spot], grid, nearest);
  const [second = to, ...others] = [...bends.slice(1, -1).map(grid.placeOf), to];
  return [from, second, ...others];
}

/** Leaves out what a straight line does as well, no nearer to the land than the way itself is there. */
function straightened(
  way: readonly Cell[],
  grid: WaterGrid,
  nearest: (one: Cell, other: Cell) => number,
): Cell[] {
  const [first, ...others] = way;
  if (!first) return [];
  const kept = [first];
  let before = first;
  let allowed = 0;
  for (const [index, cell] of others.entries()) {
    const last = kept.at(-1) ?? first;
    allowed = Math.max(allowed, Math.min(2, grid.nearness(Math.round(cell.x), Math.round(cell.y))));
    if (cell !== others[0] && nearest(last, cell) > allowed) {
      kept.push(before);
      allowed = 0;
    }
    if (index === others.length - 1) kept.push(cell);
    before = cell;
  }
  return kept;
}
