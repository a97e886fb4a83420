import type { ExpressionSpecification } from 'maplibre-gl';

/** A value that grows with the zoom, between `stops`. */
export const byZoom = (
  stops: readonly (readonly [zoom: number, value: number])[],
  base = 1.3,
): ExpressionSpecification =>
  ['interpolate', ['exponential', base], ['zoom'], ...stops.flat()] as ExpressionSpecification; // its type knows no flat list

/** Features that are of a kind. */
export const isKind = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind];
