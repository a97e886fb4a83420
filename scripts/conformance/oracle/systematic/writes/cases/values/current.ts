import { type Schemas, variantOf } from '../../../../../contract/schemas.ts';
import { canonical, isObject, type JsonObject } from '../../../../../lib/json.ts';
import { isDone, type PairAnswer, type Template } from '../../../../pair/pair.ts';
import { resolved } from '../../../../pair/sides.ts';
import { say } from '../../setting.ts';
import { type About, type Case, RANKS } from '../case.ts';
import { look } from '../states/moves.ts';
import { anotherThan } from './second.ts';

/**
 * An update that says of a record what it is already, and the same with one field other than it is: what follows from
 * that field alone.
 */
export function currentCases(about: About): Case[] {
  const { contract, kinds, operation, target } = about;
  const { body, method } = operation;
  const [example] = body?.examples ?? [];
  const isUpdate = method === 'PUT' && body?.media === 'application/json';
  if (!isUpdate || target === undefined || !isObject(example)) return [];
  const { properties } = variantOf(contract.schemas.flatten(body.schema), example);
  const isReference = (name: string) =>
    name === 'id' || kinds.ofField(name, undefined) !== undefined;
  const said = Object.keys(properties).filter((name) => !isReference(name));
  const changing = (name: string, field: string | undefined): Case => ({
    name,
    rank: RANKS.telling,
    mode: 'forbidden',
    async change(situation) {
      const [thing] = situation.things;
      if (!thing) return undefined;
      const { setting, template } = situation;
      await say(setting, thing);
      const told = await look(setting, thing);
      const asked = { schemas: contract.schemas, schema: body.schema, template };
      return told && asTold(asked, said, told, field);
    },
  });
  const fields = said.filter((name) => name in example);
  return [
    changing('as-it-is', undefined),
    ...fields.map((field) => changing(`only-changed:${field}`, field)),
  ];
}

/** An update, and the schema of its body. */
interface Asked {
  schemas: Schemas;
  schema: object;
  template: Template;
}

/**
 * The request with what a reading tells of the fields `said`, `changed` aside, which counts as another; undefined when
 * it is not to be said so.
 */
export function asTold(
  { schemas, schema, template }: Asked,
  said: readonly string[],
  told: PairAnswer,
  changed: string | undefined,
): Template | undefined {
  const [ours, theirs] = [told.service.body, told.mock.body];
  const { body } = template;
  if (!isDone(told) || !isObject(ours) || !isObject(theirs) || !isObject(body)) return undefined;
  const { required } = variantOf(schemas.flatten(schema), body);
  const made: JsonObject = { ...body };
  for (const name of said) {
    const value = theirs[name] ?? undefined;
    // What is another on each side is the service's own.
    const isSame = canonical(ours[name]) === canonical(theirs[name]);
    if (isSame && value !== undefined) made[name] = value;
    else if (!required.includes(name)) delete made[name];
  }
  if (changed !== undefined) {
    const isOther = (value: unknown) =>
      value !== undefined && canonical(value) !== canonical(made[changed]);
    const other = [body[changed], anotherThan(made[changed])()].find(isOther);
    if (other === undefined) return undefined;
    made[changed] = other;
  }
  const sent = resolved(made, 'mock');
  if (schemas.violations(schema, sent).length > 0) return undefined;
  return { ...template, body: made };
}
