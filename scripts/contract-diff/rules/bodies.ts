import { sent } from '../align/align.ts';
import type { Observation } from '../finding.ts';
import { isObject } from '../lib/json.ts';
import { join, resolve } from '../lib/pointer.ts';
import { noteOf } from '../schemas/difference.ts';
import { PARTY } from '../schemas/judge.ts';
import { judgeContent } from './content/content.ts';
import { describedAt } from './content/described.ts';
import type { OperationRule } from './rule.ts';

/** The body of a request: whether there is one, must be one, and what it holds. */
export const judgeBodies: OperationRule = (pair, context) => {
  if (context.areSame(pair.base.requestBody, pair.revision.requestBody)) return [];
  const at = join(pair.pointer, 'requestBody');
  const one = resolve(context.base.document, pair.base.requestBody, at);
  const other = resolve(context.revision.document, pair.revision.requestBody, at);
  const [before, after, direction] = [one.value, other.value, sent(pair)];
  const breaks = [PARTY[direction]];
  if (!isObject(before) && !isObject(after)) return [];
  if (!isObject(before)) {
    const isAsked = isObject(after) && after.required === true && !pair.isEvent;
    const common = { side: 'revision' as const, pointer: at, breaks };
    if (!isAsked) {
      return [
        {
          ...common,
          rule: 'request-body-added',
          level: 'addition',
          message: '`requestBody` was added.',
        },
      ];
    }
    const message = 'A required request body was added.';
    const covers = () => describedAt(context.revision, after, other.pointer);
    return [
      { ...common, rule: 'request-body-became-required', level: 'breaking', message, covers },
    ];
  }
  if (!isObject(after)) {
    const rule = 'request-body-removed';
    const message = 'Request body was removed.';
    return [{ rule, level: 'breaking', side: 'base', pointer: at, breaks, message }];
  }
  const found: Observation[] = [];
  const [was, is] = [before.required === true, after.required === true];
  if (was !== is) {
    const place = { side: 'revision' as const, pointer: join(other.pointer, 'required'), breaks };
    if (is && !pair.isEvent) {
      const message = 'Request body became required.';
      found.push({ ...place, rule: 'request-body-became-required', level: 'breaking', message });
    } else if (was && pair.isEvent) {
      const message = 'Request body may be absent now.';
      found.push({ ...place, rule: 'request-body-became-optional', level: 'breaking', message });
    } else {
      const message = noteOf('required', before.required, after.required);
      found.push({ ...place, rule: 'request-body-modified', level: 'other', message });
    }
  }
  const places = [one.pointer, other.pointer] as const;
  const contents = { base: before.content, revision: after.content, places };
  return [...found, ...judgeContent(contents, direction, context, pair.isEvent)];
};
