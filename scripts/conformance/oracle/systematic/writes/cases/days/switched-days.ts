import type { Operation } from '../../../../../contract/contract.ts';
import { isObject } from '../../../../../lib/json.ts';
import { Unavailable } from '../../../../../sweep/run.ts';
import { isOfferKind } from '../../../../model/kinds.ts';
import type { Template } from '../../../../pair/pair.ts';
import { rootOf, targetOf } from '../../target.ts';
import { type About, type Case, RANKS } from '../case.ts';
import { recordOf, validOf, withExamples } from '../states/moves.ts';
import { isAboutDays } from '../states/pairs.ts';
import { withSwitches } from '../values/switches.ts';
import { beginning, periodOf } from './days.ts';

/** After each switch of the days that a request is about was turned on: another thing may follow on such days. */
export function switchedDayCases({ contract, kinds, operation, target }: About): Case[] {
  if (operation.method === 'GET' || !isAboutDays(operation) || rootOf(target) === 'person')
    return [];
  return contract.operations.flatMap((other): Case[] => {
    const isWrite = !/^(GET|DELETE)$/u.test(other.method) && !/search|query/iu.test(other.id);
    if (!isWrite || !isAboutDays(other) || !hasSwitches(other)) return [];
    const about = targetOf(contract, kinds, other);
    if (other.id === operation.id || !isOfferKind(about)) return [];
    return [
      {
        name: `after-switched-on:${other.id}`,
        rank: RANKS.first,
        mode: 'forbidden',
        needsAll: true,
        offer: about,
        async before(situation) {
          const { setting, template } = situation;
          const thing = recordOf(situation, about);
          if (!thing) throw new Unavailable(`needs ${about}`);
          const request = await validOf(setting, other, thing);
          const shown = withExamples(contract, kinds, other, request);
          const switched = withSwitches(contract, other, shown);
          await setting.sequence.scene.send(over(switched, template), other.id);
        },
      },
    ];
  });
}

const hasSwitches = ({ parameters, body }: Operation) =>
  parameters.some(({ in: where, example }) => where === 'query' && typeof example === 'boolean') ||
  /:(?:true|false)[,}]/u.test(JSON.stringify(body?.examples ?? []));

/** A request about all days of another one; as it is where one of them names no days. */
function over(request: Template, { body, query }: Template): Template {
  const period = periodOf({ operationId: '', by: undefined, body, ...(query && { query }) });
  if (!period) return request;
  const begun = beginning(request, period.first);
  const last = periodOf(begun)?.last;
  const isShort = last !== undefined && last < period.last;
  const put = (value: unknown) => (isShort && value === last ? period.last : value);
  const each = (part: object) =>
    Object.fromEntries(Object.entries(part).map(([name, value]) => [name, put(value)]));
  return {
    ...begun,
    query: each(begun.query ?? {}),
    ...(isObject(begun.body) ? { body: each(begun.body) } : {}),
  };
}
