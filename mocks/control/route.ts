import type { Person } from '../data/account/person.ts';
import type { Scenario } from '../data/scenario/scenarios.ts';
import type { Engine } from '../engine/engine.ts';
import type { Session } from '../engine/session/session.ts';
import type { UpstreamReport } from '../engine/upstream/upstream-report.ts';
import type { Bytes } from '../handlers/handler.ts';
import type { Store, World } from '../store/state.ts';

/** What the control of a mock works on. */
export interface ControlContext {
  session: Session;
  engine: Engine;
  scenarios: readonly Scenario[];
  people: readonly Person[];
  /** The world of a scenario, around the day the mock was started on unless told otherwise. */
  worldOf(scenario: string, today?: string): World;
  /** Every session that is open. */
  sessions(): Iterable<Session>;
  /** Puts the session back to the start of a world. */
  reset(world: World): void;
  /** Keeps what is no record: clock, faults, bank. */
  saveSession(): void;
  upstream: UpstreamReport | undefined;
  origin: string;
  /** Whether the app's own server stands in front, so that a page can lead back to the app. */
  isBehindApp: boolean;
  /** Whether a form in a page was sent, not a program's JSON. */
  isForm: boolean;
  /** Brings what time has changed in a store up to date. */
  settle(store: Store, clock: { now: number; today: string }): void;
  realNow: number;
}

export interface ControlAnswer {
  status?: number;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as a page instead of `body`. */
  html?: string;
  /** Sent as a file instead. */
  file?: Bytes;
  /** Where to go on, with status 303. */
  location?: string;
  headers?: Readonly<Record<string, string>>;
}

/** One call below `/_mock`. */
export interface ControlRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/_mock`, such as `/faults/{id}`. */
  path: string;
  summary: string;
  /** A body to try, for the page that lists the calls. */
  example?: unknown;
  /** Bytes that its body may have; few when left out. */
  maxBodyBytes?: number;
  /** Names that its query may have beside `session`. */
  query?: readonly string[];
  /** Throws ControlError when what was sent makes no sense. */
  run(
    context: ControlContext,
    input: { path: string[]; query: URLSearchParams; body: unknown },
  ): ControlAnswer;
}

/** What was sent to the control makes no sense; the message says how to mend it. */
export class ControlError extends Error {
  readonly status: number;
  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}
