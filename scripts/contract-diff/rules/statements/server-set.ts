import {
  SERVER_SET,
  type ServerSet,
  serverSetText,
} from '../../../../openapi/model/annotations/server-set.ts';
import type { Observation, Party } from '../../finding.ts';
import { asJson, sameJson } from '../../lib/json.ts';
import { judgeFields } from './fields.ts';
import type { Both } from './said.ts';

/** What a field is made of, whatever the order; schemas as `named` calls them. */
function meaningOf({ to, from, kept = false }: ServerSet, named: (schema: string) => string) {
  const sources = from?.map((one) => {
    const [schema = '', ...field] = one.split('.');
    return [named(schema), ...field].join('.');
  });
  return { to, from: sources?.sort(), kept };
}

/** Whom another way of setting a field breaks; nobody where no more is promised than that more may say it. */
function broken(both: Both, before: ServerSet, after: ServerSet): Party[] {
  const isSame = sameJson(
    asJson(meaningOf(before, both.renamedSchema)),
    asJson(meaningOf(after, both.renamedSchema)),
  );
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
    meaning: (value) => ({
      ...meaningOf(value, both.renamedSchema),
      except: [...(value.except ?? [])].sort(),
    }),
    broken: (before, after) => broken(both, before, after),
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
