import { linkOptions } from '@tanstack/react-router';
import { inPlace } from '../../../forms/editor/use-editor-ways.ts';
import type { TourStep } from './steps.ts';

/** To a step of a tour, by what stands in the address for the tour. */
export const toStep = (tourId: string, step: TourStep) =>
  linkOptions({ to: '/captain/tours/$tourId/{-$step}', params: { tourId, step }, ...inPlace });
