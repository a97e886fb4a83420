import * as v from 'valibot';
import { Short } from './limits.ts';

/** A fault as it is asked for; see `Fault` for what each member means. */
export const FaultWish = v.strictObject({
  operation: v.optional(Short),
  tag: v.optional(Short),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  latency: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
  hangUp: v.optional(v.boolean()),
  loseAnswer: v.optional(v.boolean()),
  malformed: v.optional(v.boolean()),
  probability: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  skip: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
  seed: v.optional(v.pipe(v.number(), v.safeInteger()), 1),
});

/** A fault as it is kept. */
export const FaultSchema = v.strictObject({
  ...FaultWish.entries,
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

/** Most faults that wait in a session. */
export const MAX_FAULTS = 100;
