import type { OperationPair, UnmatchedOperation } from '../align/align.ts';
import type { Contract } from '../contract.ts';
import { namesOf, templateOf } from '../lib/path-template.ts';
import { percentDecode } from '../lib/pointer.ts';
import { countedValues } from '../schemas/accepted/simplify/simplify.ts';
import { viewerOf } from '../schemas/accepted/view.ts';
import { parametersAt, schemaOf } from './parameters.ts';
import type { Context } from './rule.ts';

/**
 * Whether an address is one of those that a templated path stands for, by values that its parameters list: concrete
 * paths are matched before templated ones; or the same template twice, of which nobody knows which is meant (OpenAPI
 * 3.1, Paths Object). Of texts that are not listed nobody knows whether one was ever sent.
 */
export function takesCallsOf(
  { name }: UnmatchedOperation,
  pair: OperationPair,
  { base }: Context,
): boolean {
  const [segments, templates] = [name.path.split('/'), pair.name.path.split('/')];
  if (name.method !== pair.name.method || segments.length !== templates.length) return false;
  return templates.every((template, index) => {
    const segment = segments[index] ?? '';
    return templateOf(template) === templateOf(segment) || fills(base, pair, template, segment);
  });
}

/** Whether values that are listed make a concrete segment of a templated one. */
function fills(base: Contract, pair: OperationPair, template: string, segment: string): boolean {
  const names = namesOf(template);
  if (names.length === 0 || segment.includes('{')) return false;
  const literals = templateOf(template)
    .split('{}')
    .map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const [, ...filled] = new RegExp(`^${literals.join('(.+)')}$`).exec(segment) ?? [];
  return (
    filled.length === names.length &&
    names.every((name, index) =>
      listedTexts(base, pair, name).includes(percentDecode(filled[index] ?? '')),
    )
  );
}

/** The values that a parameter of a path lists, as they stand in an address. */
function listedTexts(contract: Contract, { base, pointer }: OperationPair, name: string): string[] {
  const parameter = parametersAt(contract, base, pointer).get(`path.${name}`);
  if (!parameter) return [];
  const { style } = parameter.parameter;
  const prefix = style === 'label' ? '.' : style === 'matrix' ? `;${name}=` : '';
  const { shapes } = viewerOf(contract).view([schemaOf(parameter)]);
  return [...new Set([...shapes.values()].flat())].flatMap((shape) =>
    (countedValues(shape) ?? []).map((value) => prefix + String(value)),
  );
}
