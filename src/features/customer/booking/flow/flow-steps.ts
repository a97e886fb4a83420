import * as v from 'valibot';
import { lenient } from '../../../../lib/lenient.ts';
import { countParam } from '../../../../lib/search-params.ts';

/** The way to a booking, in its order. */
export const flowSteps = ['dates', 'people', 'contact', 'review', 'deposit'] as const;

export type FlowStep = (typeof flowSteps)[number];

/** What the address of a booking says beside the trip. Anything invalid counts as absent. */
export const bookingSearchEntries = {
  step: lenient(v.picklist(flowSteps)),
  /** The booking that has been made; with it there is nothing left but its deposit. */
  booking: countParam,
};

export interface BookingPlace {
  step?: FlowStep | undefined;
  booking?: number | undefined;
}

/**
 * The step that an address opens: the one it names, if everything before it is there. Without days
 * there is nothing to go on with; without a booking there is no deposit, with one nothing else.
 */
export function openStep({ step, booking }: BookingPlace, hasTrip: boolean): FlowStep {
  if (booking !== undefined) return 'deposit';
  if (!hasTrip) return 'dates';
  if (step === undefined) return 'people';
  return step === 'deposit' ? 'review' : step;
}

/** Where the parts of a request are chosen, by the contract's names; all others with the people. */
const stepOfPart: Readonly<Record<string, FlowStep>> = {
  startDate: 'dates',
  endDate: 'dates',
  startTime: 'dates',
  hours: 'dates',
  tourDateId: 'dates',
  notes: 'contact',
};

/** The first step on which something of what was refused can be changed. */
export function stepToChange(refused: readonly { field: string }[]): FlowStep {
  const steps = refused.flatMap(({ field }) => field.split('.')).map((part) => stepOfPart[part]);
  return flowSteps.find((step) => steps.includes(step)) ?? 'people';
}

/** The steps next to one; undefined at the ends. */
export function neighbours(step: FlowStep) {
  const place = flowSteps.indexOf(step);
  return { previous: flowSteps[place - 1], next: flowSteps[place + 1] };
}
