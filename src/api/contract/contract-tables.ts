import type { Repeat } from '../../../generated/repeats.ts';

/** What the contract says of operations, each named as `POST /bookings`. */
export interface ContractTables {
  /** What a repeat of a write does: `x-repeat` of the contract. */
  repeats: Readonly<Record<string, Repeat>>;
  /** The operations that anybody may call and whose answer a token changes. */
  optionalSignIn: ReadonlySet<string>;
}

const UNKNOWN: ContractTables = { repeats: {}, optionalSignIn: new Set() };

/**
 * Loads the tables once, with their first use. Where they cannot be fetched nothing is known of any
 * operation: a write is then sent once and not repeated, and the next call tries again.
 */
export function createContractTables(): () => Promise<ContractTables> {
  let loading: Promise<ContractTables> | undefined;
  return () => {
    // Whoever only reads needs none of it, so it comes with the first write or the first 401.
    loading ??= import('./loaded-tables.ts').catch(() => {
      loading = undefined;
      return UNKNOWN;
    });
    return loading;
  };
}
