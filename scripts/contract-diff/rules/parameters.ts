import type { OperationPair } from '../align/align.ts';
import type { ParameterAlignment, PlacedParameter } from '../align/align-parameters.ts';
import type { Observation } from '../finding.ts';
import type { JsonObject } from '../lib/json.ts';

/** Parameters that came, went, moved, or changed between a schema and a media type. */
export function judgeParameters(
  { removed, added, pairs }: ParameterAlignment,
  operation: OperationPair,
): Observation[] {
  const found: Observation[] = [];
  const moved = new Set<PlacedParameter>();
  for (const lone of removed) {
    const target = added.find(({ parameter }) => parameter.name === lone.parameter.name);
    if (target) moved.add(target);
    found.push({
      ...common(lone, 'base', operation),
      rule: 'parameter-removed',
      level: 'breaking',
      message: target
        ? `${titleOf(lone.parameter)} moved from ${lone.parameter.in} to ${target.parameter.in}.`
        : `${titleOf(lone.parameter)} was removed.`,
    });
  }
  for (const lone of added.filter((each) => !moved.has(each))) {
    const isRequired = lone.parameter.required === true;
    found.push({
      ...common(lone, 'revision', operation),
      rule: isRequired ? 'parameter-became-required' : 'parameter-added',
      level: isRequired ? 'breaking' : 'addition',
      message: `${isRequired ? 'Required' : 'Optional'} ${titleOf(lone.parameter)} was added.`,
    });
  }
  for (const { base, revision, pointer } of pairs) {
    if ((base.content === undefined) === (revision.content === undefined)) continue;
    found.push({
      rule: 'parameter-serialization-changed',
      level: 'breaking',
      side: 'revision',
      pointer,
      breaks: ['callers'],
      message: `${titleOf(base)} is now described by a ${revision.content ? 'media type' : 'schema'}.`,
    });
  }
  return found;
}

function common(lone: PlacedParameter, side: 'base' | 'revision', { name }: OperationPair) {
  const { at, origin } = lone;
  const breaks: 'callers'[] = ['callers'];
  return { side, pointer: at, aside: { at, origin }, breaks, operations: [name] };
}

function titleOf(parameter: JsonObject): string {
  return `${parameter.in} parameter \`${parameter.name}\``;
}
