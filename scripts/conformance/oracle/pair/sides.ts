import { isObject } from '../../lib/json.ts';

/** The two services that are asked the same. */
export const SIDES = ['service', 'mock'] as const;
export type Side = (typeof SIDES)[number];

/** A value of each side. */
export type Both<T> = Record<Side, T>;

export type Id = string | number;

/** A value of a request that is another on each side, such as an id or a version. */
export class PerSide {
  readonly of: (side: Side) => unknown;
  /** Whether it names what the run has made. */
  readonly isOurs: boolean;
  constructor(of: (side: Side) => unknown, isOurs = true) {
    this.of = of;
    this.isOurs = isOurs;
  }
}

/** A function of both sides, made one after the other. */
export function onBoth<T>(make: (side: Side) => T): Both<T> {
  return { service: make('service'), mock: make('mock') };
}

/** A value as one side is sent it: what differs by side, at any depth, is filled in. */
export function resolved(value: unknown, side: Side): unknown {
  if (value instanceof PerSide) return resolved(value.of(side), side);
  if (Array.isArray(value)) return value.map((item) => resolved(item, side));
  // A file is an object of its own kind, and goes as it is.
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, resolved(inner, side)]),
  );
}
