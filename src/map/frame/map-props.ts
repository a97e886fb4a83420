import type { ReactNode } from 'react';
import type { MapBounds, MapPoint, Place } from './points.ts';

/** A map that a person has moved. */
export interface MovedMap {
  /** What it shows now. */
  bounds: MapBounds;
  /** Where a button covers no pin: in the middle of the upper edge or at its start, else at the foot. */
  free: 'top' | 'start' | 'foot';
}

export interface OfferMapProps {
  /** In the order in which the keyboard is to meet them. */
  points: readonly MapPoint[];
  /** The id of the point that stands out. */
  highlighted?: number | undefined;
  /** A pin is pointed at or focused; undefined when none is any more. */
  onHighlight: (id: number | undefined) => void;
  /** A pin is pressed. */
  onOpen: (id: number) => void;
  /** A person has moved the map. */
  onMoved?: ((moved: MovedMap) => void) | undefined;
  /** What to show; all points when left out. */
  bounds?: MapBounds | undefined;
  /** What the map shows, for those who do not see it. */
  label: string;
  /** Stands on the map: a button, a card of the pin that was pressed. */
  children?: ReactNode;
}

export interface PlaceMapProps extends Place {
  /** What is there. */
  name: string;
}

/** A stop of a route, with its number in it. */
export interface RouteStop extends Place {
  order: number;
}

/** How a tour goes from stop to stop; some kinds go either way, and its stops tell which. */
export type Travel = 'water' | 'land' | 'either';

export interface RouteMapProps {
  /** Whose route it is. */
  name: string;
  /** At least one, in their order; a route may come back to where it was. */
  stops: readonly RouteStop[];
  travel: Travel;
}
