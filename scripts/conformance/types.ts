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
  /** Whether it was given up, because no answer came in time. */
  isGivenUp?: boolean;
  /** Whether it was sent again because the connection broke: it may have been done twice. */
  isSentAgain?: boolean;
  /** Of a 429: milliseconds after which it is worth another try; undefined for none. */
  retryIn?: number;
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
  /** Of a comparison with the mock: what the contract says, and where it stands. */
  statement?: { text: string; place: string };
  /** The calls that lead to it, in their order, when one call alone does not show it. */
  steps?: Told[];
  /** What `--replay` takes to play them again with the same seed. */
  replay?: string;
  /** The seed that met it, where that of the run does not say it. */
  seed?: number;
}

/** One call of a sequence, and in a line each what the service and the mock answered. */
export interface Told {
  curl: string;
  service: string;
  mock: string;
}

/** A difference from the mock about which the contract says nothing. */
export interface Question {
  operationId: string;
  rule: string;
  place: string;
  /** What the mock answered, and what the service did. */
  expected: string;
  seen: string;
  /** The write that it followed; undefined where it shows by itself. */
  after: string | undefined;
  steps: Told[];
  replay: string;
  /** The seed that met it. */
  seed?: number;
  count: number;
}

/** Which operation was asked by whom about a record in which state, by sequences of calls. */
export interface Cell {
  operationId: string;
  /** The status of the record, `there` when it has none, `gone` once deleted; empty where there is no record. */
  state: string;
  actor: Actor;
  /** How often it was answered as a success, and refused. */
  succeeded: number;
  refused: number;
  /** How often it was asked to read back what a call before it had done. */
  readBack: number;
}

/** What sequences of calls have proved. */
export interface Proof {
  sequences: number;
  /** How many of the cases that are told off one by one were played. */
  systematic?: Partial<Record<'reads' | 'writes', Played>> | undefined;
  cells: Cell[];
  /** Operations without one success. */
  notProved: { operationId: string; reason: string }[];
}

/** How many cases were played of those that are told off one by one. */
export interface Played {
  played: number;
  of: number;
  /** Why none was, where it is not the time. */
  why?: string;
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

/** A finding that does not fail the run, and why. */
export interface Accepted {
  finding: Finding;
  by: 'known' | 'baseline';
  /** As `--known` gives it; of a baseline empty. */
  reason: string;
  /** The last day, YYYY-MM-DD; undefined of a baseline. */
  until: string | undefined;
}

export interface Report {
  server: string;
  contractVersion: string;
  seed: number;
  startedAt: string;
  /** Milliseconds. */
  duration: number;
  requests: number;
  /** What fails the run, the most telling first. */
  findings: Finding[];
  /** What was found as well and is accepted by `--known` or `--baseline`. */
  accepted: Accepted[];
  /** What else is to be said: the version that the service follows, entries of `--known` and `--baseline` that expired or were not met. */
  notes: string[];
  skipped: Skipped[];
  coverage: Coverage;
  /** How many records of a kind could not be taken back. */
  left: Record<string, number>;
  /** Passed and failed workflows by id; empty when journeys were not asked for. */
  journeys: {
    id: string;
    summary: string;
    /** `known` is a failure all findings of which are accepted. */
    outcome: 'passed' | 'failed' | 'known' | 'skipped';
    reason: string;
    /** The operation that a failed one ended at, where the service does not have it yet. */
    waitsFor?: string;
  }[];
  /** What differs from the mock where the contract is silent; no failure. */
  questions: Question[];
  /** Undefined when no sequences were asked for. */
  proof: Proof | undefined;
  /** False when the time, --only or the like left checks out. */
  complete: boolean;
  /** What follows from the writes of a selection and was not checked with it; undefined when there is none. */
  unproved?: Unproved;
  /** The rounds of a run with --minutes. */
  rounds?: Round[];
  /** What repeats what is printed with findings. */
  repeat?: Repeat;
  /** The command line that asks for the same again, without a seed; undefined where a program asked. */
  command?: string;
}

/** How the lines that are printed with findings are sent again. */
export interface Repeat {
  /** Lines for a shell that set `$CUSTOMER_TOKEN` and the like, of those who are there yet. */
  tokens: Partial<Record<Actor, string>>;
  /** Whether the records and people of the sweep stay. */
  isKept: boolean;
}

/** Operations outside a selection that show or follow from what its writes do. */
export interface Unproved {
  /** Tags, those with the most such operations first. */
  areas: string[];
  operations: string[];
}

/** One part of the check with one seed. */
export interface Round {
  part: Part;
  seed: number;
  /** Milliseconds. */
  duration: number;
  /** How many findings it met that no round before it had. */
  found: number;
}

/** The parts of a check: one operation at a time, workflows, and sequences compared with the mock. */
export type Part = 'sweep' | 'journeys' | 'oracle';
