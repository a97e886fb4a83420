import { isObject } from '../../../../../lib/json.ts';
import { choicesOf } from '../../../../../sweep/cases/values.ts';
import type { Person } from '../../../../model/types.ts';
import type { Template } from '../../../../pair/pair.ts';
import type { Cast } from '../../setting.ts';
import { type About, type Case, RANKS } from '../case.ts';
import { changedIn } from '../values/second.ts';
import { adminIn, CHANGES } from './people.ts';

const CAST = ['owner', 'otherOwner', 'customer', 'otherCustomer'] as const satisfies (keyof Cast)[];

const sentBy = (template: Template, by: Person | undefined) =>
  by === template.by ? undefined : { ...template, by };

/** The request as everybody else: the other parties, an administrator, nobody, and who is no longer what they were. */
export function senderCases(about: About): Case[] {
  const { operation } = about;
  const others = CAST.map(
    (name): Case => ({
      name: `by:${name}`,
      rank: RANKS.wide,
      mode: 'forbidden',
      change: ({ template, setting }) => sentBy(template, setting.cast[name]),
    }),
  );
  const nobody: Case = {
    name: 'by:nobody',
    rank: RANKS.wide,
    mode: 'forbidden',
    change: ({ template }) => sentBy(template, undefined),
  };
  const admin: Case = {
    name: 'by:admin',
    rank: RANKS.wide,
    mode: 'forbidden',
    change: ({ template, setting }) => sentBy(template, adminIn(setting)),
  };
  return [
    ...others,
    nobody,
    admin,
    ...otherwiseCases(about),
    ...switchedCases(about),
    ...(operation.secured ? formerCases() : []),
  ];
}

/** Another thing than is so already, by an administrator: what changes nothing is in no audit. */
function otherwiseCases(about: About): Case[] {
  if (!about.operation.roles.includes('ADMIN')) return [];
  return [
    {
      name: 'by:admin-otherwise',
      rank: RANKS.telling,
      mode: 'forbidden',
      change(situation) {
        const changed = changedIn(about, situation) ?? otherQuery(about, situation.template);
        return changed && { ...changed, by: adminIn(situation.setting) };
      },
    },
  ];
}

/** The request with the first parameter of its query that can be another than it is; undefined where there is none. */
function otherQuery({ contract, operation }: About, template: Template): Template | undefined {
  for (const { name, in: where, schema = {} } of operation.parameters) {
    const value = where === 'query' ? template.query?.[name] : undefined;
    if (value === undefined) continue;
    const choices = choicesOf(contract.schemas.flatten(schema));
    // One less of what there is room for has room, too.
    const others = typeof value === 'number' ? [value - 1] : choices;
    const other = typeof value === 'boolean' ? !value : others.find((one) => one !== value);
    if (other !== undefined) return { ...template, query: { ...template.query, [name]: other } };
  }
  return undefined;
}

/** With each switch of the body the other way, by an administrator: whether others are told may depend on it. */
function switchedCases({ contract, operation }: About): Case[] {
  const { body, roles } = operation;
  if (body?.media !== 'application/json' || !roles.includes('ADMIN')) return [];
  const { properties } = contract.schemas.flatten(body.schema);
  return Object.entries(properties)
    .filter(([, schema]) => contract.schemas.flatten(schema).types.includes('boolean'))
    .map(([name]) => ({
      name: `by:admin:${name}`,
      rank: RANKS.telling,
      mode: 'forbidden',
      isWatched: true,
      change({ template, setting }) {
        const { body: sent } = template;
        if (!isObject(sent)) return undefined;
        return { ...template, by: adminIn(setting), body: { ...sent, [name]: !sent[name] } };
      },
    }));
}

/** Whoever has lost the role, has changed the password, or is deactivated: with the token from before. */
function formerCases(): Case[] {
  return CHANGES.map(({ name, change }) => ({
    name: `by:${name}`,
    rank: RANKS.deep,
    mode: 'forbidden',
    spoilsPeople: true,
    async before(situation) {
      const { by } = situation.template;
      if (by && by.actor !== 'ADMIN') await change(situation.setting, by);
    },
    change: ({ template }) =>
      template.by && template.by.actor !== 'ADMIN'
        ? {
            ...template,
            tokens: template.by.formerTokens.at(-1) ?? template.by.tokens,
          }
        : undefined,
  }));
}
