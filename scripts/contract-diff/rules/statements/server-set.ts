import {
  SERVER_SET,
  type ServerSet,
  serverSetText,
} from '../../../../openapi/model/annotations/server-set.ts';
import type { Observation, Party } from '../../finding.ts';
import { sameJson } from '../../lib/json.ts';
import { judgeFields } from './fields.ts';
import type { Both } from './said.ts';

const json = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));

/** Whom another way of setting a field breaks; nobody where no more is promised than that more may say it. */
function broken(before: ServerSet, after: ServerSet): Party[] {
  const isSame =
    sameJson(json(before.to), json(after.to)) &&
    sameJson(json(before.from), json(after.from)) &&
    before.kept === after.kept;
  const lost = (before.except ?? []).filter((role) => !after.except?.includes(role));
  return [
    ...(lost.length > 0 ? (['callers'] as const) : []),
    ...(isSame ? [] : (['readers'] as const)),
  ];
}

/** Callers, where they could send a field that the service sets by itself from now on. */
const senders = (_value: unknown, isSent: boolean): Party[] => (isSent ? ['callers'] : []);

/**
 * Fields that the service sets (`x-server-set`): made of something else it breaks readers, and so does one that is set no
 * more; a role whose own value counted breaks as a caller, and so does
 * everybody whose value counted before anything was said.
 */
export const judgeServerSet = (both: Both): Observation[] =>
  judgeFields<ServerSet>(both, SERVER_SET, {
    rule: 'server-set',
    what: (value) => serverSetText(value),
    broken,
    come: senders,
  });

/**
 * Fields that hold the id of whoever calls (`x-session-user`): what was sent for them no longer counts, or counts from
 * now on.
 */
export const judgeSessionUser = (both: Both): Observation[] =>
  judgeFields<true>(both, 'x-session-user', {
    rule: 'session-user',
    what: () => 'It is the id of whoever calls, whatever is sent.',
    broken: () => [],
    lost: ['callers'],
    come: senders,
  });
