import { readFileSync } from 'node:fs';
import type { Boat, BoatSummary, Booking, Tour, TourSummary } from '../contract/types.ts';

// Paths of the run, which starts in the root of the repository.
const contract: { components: { examples: Record<string, { value: unknown }> } } = JSON.parse(
  readFileSync('generated/openapi.json', 'utf8'),
);

/** An example of the contract, which its lint holds to its schema. */
function example(name: string): unknown {
  const found = contract.components.examples[name];
  if (!found) throw new Error(`The contract has no example ${name}`);
  return found.value;
}

// Typed here, since the file of the contract is too large to be typed by the compiler.
const boatExample = example('boat-1') as Boat;
const [boatSummaryExample] = example('boat-list-search') as [BoatSummary];
const bookingExample = example('booking-1') as Booking;
const tourExample = example('tour-1') as Tour;
const [tourSummaryExample] = example('tour-list') as [TourSummary];

/** The boat of the contract's example, with what a test goes by. */
export const aBoat = (changes: Partial<Boat> = {}): Boat => ({ ...boatExample, ...changes });

/** The first boat of the contract's list of boats, with what a test goes by. */
export const aBoatSummary = (changes: Partial<BoatSummary> = {}): BoatSummary => ({
  ...boatSummaryExample,
  ...changes,
});

/** The booking of the contract's example, with what a test goes by. */
export const aBooking = (changes: Partial<Booking> = {}): Booking => ({
  ...bookingExample,
  ...changes,
});

/** The tour of the contract's example, with what a test goes by. */
export const aTour = (changes: Partial<Tour> = {}): Tour => ({ ...tourExample, ...changes });

/** The first tour of the contract's list of tours, with what a test goes by. */
export const aTourSummary = (changes: Partial<TourSummary> = {}): TourSummary => ({
  ...tourSummaryExample,
  ...changes,
});
