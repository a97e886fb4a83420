import { deletionsOf } from '../../../../../../../openapi/model/annotations/deletes.ts';
import type { Contract, Operation } from '../../../../../contract/contract.ts';
import { departure } from '../../../../../sweep/effects/deletions.ts';
import type { Person } from '../../../../model/types.ts';
import type { Setting } from '../../setting.ts';
import { validOf } from '../states/moves.ts';

/** Somebody says of themselves all that goes with them when they delete themselves (`x-deletes`), as far as their role may. */
export async function sayOfOneself(setting: Setting, by: Person): Promise<void> {
  const { scene } = setting.sequence;
  const leaving = departure(scene.contract);
  const takes = leaving && deletionsOf(scene.contract.document).get(leaving.id)?.takes;
  for (const one of saidByOneself(scene.contract, takes ?? [])) {
    if (!one.roles.some((role) => role === by.role)) continue;
    const request = await validOf(setting, one, by.user);
    await scene.send({ ...request, by }, one.id);
  }
}

/** The writes by which people say of themselves what goes with them: in the areas that show such records, or answering one. */
export function saidByOneself(contract: Contract, takes: readonly string[]): Operation[] {
  const tells = ({ answers }: Operation) => {
    const schema = answers.get(200)?.media.get('application/json');
    const names = schema ? contract.schemas.flatten(schema).names : [];
    return names.some((name) => takes.includes(name));
  };
  const shows = (one: Operation) => one.method === 'GET' && tells(one);
  // Whose it is may be told by the session, or by the body.
  const isOwn = ({ owner }: Operation) =>
    owner !== 'none' &&
    (owner.from === 'session' || (owner.resource === 'user' && owner.from.startsWith('body.')));
  const areas = new Set(contract.operations.filter(shows).flatMap(({ tags }) => tags));
  const isNear = ({ tags }: Operation) => tags.some((tag) => areas.has(tag));
  return contract.operations.filter(
    (one) =>
      isOwn(one) &&
      ((/^(PUT|POST)$/u.test(one.method) && isNear(one)) || (one.method === 'PUT' && tells(one))),
  );
}
