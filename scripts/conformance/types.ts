/** Who a request is sent as: a role of the contract, a second person of that role, or nobody. */
export type Actor =
  | 'ANONYMOUS'
  | 'CUSTOMER'
  | 'OTHER_CUSTOMER'
  | 'BOAT_OWNER'
  | 'OTHER_BOAT_OWNER'
  | 'ADMIN';

/** One request that was sent and what was answered. Bodies are text as on the wire. */
export interface Exchange {
  operationId: string;
  actor: Actor;
  method: string;
  /** Absolute, with query. */
  url: string;
  requestHeaders: Record<string, string>;
  requestBody: string | undefined;
  status: number;
  responseHeaders: Record<string, string>;
  responseBody: string;
  /** Milliseconds from sending to the end of the answer. */
  duration: number;
}

export type Severity = 'critical' | 'major' | 'minor';

/** A way in which the service differs from the contract, once per cause. */
export interface Finding {
  /** Stable across runs: hash of operation, rule and place. */
  id: string;
  severity: Severity;
  /** What found it: `sweep` or the workflow's id. */
  source: string;
  operationId: string;
  /** Name of the rule in kebab-case, such as `response-schema` or `access-other-owner`. */
  rule: string;
  /** Where in the request or answer, such as `body.totalPrice`; empty when the whole is meant. */
  place: string;
  expected: string;
  seen: string;
  /** A command line that repeats it; tokens are written as $CUSTOMER_TOKEN and the like. */
  curl: string;
  /** How often the same cause was met in this run. */
  count: number;
}

/** A check that did not run, and why. */
export interface Skipped {
  source: string;
  operationId: string;
  reason: string;
}

export interface Coverage {
  /** operationId → status → actors that were answered so. */
  operations: Record<string, Record<string, Actor[]>>;
  /** Every operation of the contract that was in scope of this run. */
  inScope: string[];
}

export interface Report {
  server: string;
  contractVersion: string;
  seed: number;
  startedAt: string;
  /** Milliseconds. */
  duration: number;
  requests: number;
  findings: Finding[];
  skipped: Skipped[];
  coverage: Coverage;
  /** Passed and failed workflows by id; empty when journeys were not asked for. */
  journeys: {
    id: string;
    summary: string;
    outcome: 'passed' | 'failed' | 'skipped';
    reason: string;
  }[];
  /** False when --max-time or --only left checks out. */
  complete: boolean;
}
