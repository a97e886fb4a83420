import type { Observation } from '../../finding.ts';
import type { Json } from '../../lib/json.ts';
import { join } from '../../lib/pointer.ts';
import type { Both } from './said.ts';

const ALIAS = 'x-alias-of';

/** Operation → the one whose answers it shares, which is itself where nothing is said. */
function originals(operations: readonly { operationId?: Json; [ALIAS]?: Json }[]) {
  return new Map(
    operations.map(({ operationId, [ALIAS]: other }) => [
      String(operationId),
      typeof other === 'string' ? other : String(operationId),
    ]),
  );
}

/**
 * Second paths to the same answers (`x-alias-of`): where it is said no more, whoever calls one in place of the other may
 * read something else. Which of the two is called the alias makes no difference. Saying it is an addition.
 */
export function judgeAliases({ pairs, renamed }: Both): Observation[] {
  const before = originals(pairs.map(({ base }) => base));
  const after = originals(pairs.map(({ revision }) => revision));
  return pairs.flatMap(({ base, revision, name, pointer }): Observation[] => {
    const [id, now] = [String(base.operationId), String(revision.operationId)];
    const place = { pointer: join(pointer, ALIAS), operations: [name] };
    const had = before.get(id) ?? id;
    const formerly = renamed(had);
    const has = after.get(now) ?? now;
    const found: Observation[] = [];
    // What is gone is told by itself.
    if (had !== id && formerly !== undefined && (after.get(formerly) ?? formerly) !== has) {
      found.push({
        ...{ ...place, rule: 'alias-removed', level: 'breaking', breaks: ['readers'] },
        side: 'base',
        message: `${name.operationId} is no longer said to answer what ${formerly} answers.`,
      });
    }
    const isNews = pairs.every((pair) => {
      const isOther = String(pair.revision.operationId) === has;
      const other = String(pair.base.operationId);
      return !isOther || (before.get(other) ?? other) !== had;
    });
    if (has !== now && isNews && has !== (formerly ?? had)) {
      const message = `${name.operationId} answers what ${has} answers.`;
      found.push({ ...place, rule: 'alias-added', level: 'addition', side: 'revision', message });
    }
    return found;
  });
}
