import fc from 'fast-check';

/** What is wrong with a request on purpose. */
export type Mode = 'valid' | 'invalid' | 'forbidden';

/** One place of a request that is not as in the example; both count around what there is. */
export interface Edit {
  spot: number;
  value: number;
}

/** One call of a sequence, before it is known which records there are. */
export interface Step {
  operationId: string;
  /** Says which records are chosen; a step keeps its own when others are left out. */
  tag: number;
  mode: Mode;
  /** Which of the contract's examples it begins from. */
  example: number;
  edits: Edit[];
  /** Sent once more at once, with the same key. */
  again: boolean;
}

const nat = fc.nat({ max: 997 });

const edit: fc.Arbitrary<Edit> = fc.record({ spot: fc.noShrink(nat), value: fc.noShrink(nat) });

const MODES: fc.Arbitrary<Mode> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Mode>('valid') },
  { weight: 2, arbitrary: fc.constant<Mode>('invalid') },
  { weight: 2, arbitrary: fc.constant<Mode>('forbidden') },
);

const EDITS = {
  some: fc.oneof(
    { weight: 4, arbitrary: fc.constant<Edit[]>([]) },
    { weight: 4, arbitrary: fc.array(edit, { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(edit, { minLength: 2, maxLength: 3 }) },
  ),
  // One by one, so that what a field does is not hidden by another that is refused.
  mostly: fc.oneof(
    { weight: 1, arbitrary: fc.constant<Edit[]>([]) },
    { weight: 4, arbitrary: fc.array(edit, { minLength: 1, maxLength: 1 }) },
  ),
};

/**
 * Steps of one operation; what is in focus is edited more. A smaller one is sent once, is valid, and is nearer
 * to the first example.
 */
export function steps(operationId: string, isFocus = false): fc.Arbitrary<Step> {
  return fc.noBias(
    fc.record({
      operationId: fc.constant(operationId),
      tag: fc.noShrink(fc.nat({ max: 0xff_ff_ff })),
      mode: MODES,
      example: fc.noShrink(nat),
      edits: isFocus ? EDITS.mostly : EDITS.some,
      again: fc.nat({ max: 9 }).map((one) => one === 9),
    }),
  );
}
