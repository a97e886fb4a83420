/** One mistake in the source of the mock. */
export interface Mistake {
  name: string;
  /** What is wrong, and the promise of the contract that it breaks. */
  what: string;
  /** Below `mocks/`. */
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
}

/** A mock with one mistake in its source, of the kind that a programmer of a backend makes. */
export interface Mutant extends Mistake {
  /** What is checked, as `--only` of the conformance check takes it: operationIds and tags. */
  area: readonly string[];
}
