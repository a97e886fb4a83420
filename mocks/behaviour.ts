import { controlLimit, runControl } from './control/control.ts';
import { people } from './data/account/people.ts';
import type { Person } from './data/account/person.ts';
import { buildWorld, type Scenario, scenarios } from './data/scenario/scenarios.ts';
import type { Behaviour } from './engine/dependencies.ts';
import { handlers } from './handlers/index.ts';
import { settle } from './rules/booking/booking-status.ts';
import type { World } from './store/state.ts';
import { noteChanges } from './views/common/last-change.ts';
import { shownVersion, writtenLast, writtenVersion } from './views/common/version.ts';

/** What the mock does and knows apart from the contract; loaded again when a file behind it changes. */
export interface Mock extends Behaviour {
  people: readonly Person[];
  scenarios: readonly Scenario[];
  /** The world of a scenario around a calendar day, `YYYY-MM-DD`, in Europe/Istanbul. */
  buildWorld(scenario: string, today: string): World;
  /** Answers a call below `/_mock`; here, so that it works on the same rules as the handlers. */
  runControl: typeof runControl;
  /** Bytes that the body of a call below `/_mock` may have. */
  controlLimit: typeof controlLimit;
}

export const mock: Mock = {
  handlers,
  settle,
  people,
  scenarios,
  buildWorld,
  runControl,
  shownVersion,
  writtenVersion,
  writtenLast,
  noteChanges,
  controlLimit,
};
