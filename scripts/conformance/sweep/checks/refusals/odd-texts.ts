import { uniqueOf } from '../../../../../openapi/model/annotations/unique.ts';
import type { FlatSchema } from '../../../contract/schemas.ts';
import { isObject } from '../../../lib/json.ts';
import { CONTROL_TEXTS, oddTexts, PLAIN_TEXT } from '../../cases/odd-texts.ts';
import { createWriteEffects } from '../../effects/write-effects.ts';
import type { Request } from '../../request.ts';
import { pathOf } from '../../request.ts';
import { type Answer, isInconclusive, short } from '../../run.ts';
import type { Subject } from '../subject.ts';

/** Whether any text is welcome: no closed set, no form, no pattern. */
function isFreeText(schema: FlatSchema): boolean {
  return (
    schema.types.includes('string') &&
    schema.enum === undefined &&
    schema.const === undefined &&
    schema.format === undefined &&
    schema.contentEncoding === undefined &&
    schema.contentMediaType === undefined &&
    (schema.pattern === undefined || schema.pattern.startsWith('[^\\s'))
  );
}

/**
 * Texts that the contract allows and that programs stumble over: quotes, markup, patterns, letters
 * beyond the Latin ones, characters that show nothing. Whether a text is taken is the service's business, save for
 * those that the contract welcomes; that it fails is not, and what it takes it gives back unchanged.
 */
export async function checkOddTexts(subject: Subject, model: Request): Promise<void> {
  const { run, operation, recipe } = subject;
  const { schemas } = run.context.contract;
  for (const { name, in: where, schema } of operation.parameters) {
    if (where === 'header' || !isFreeText(schemas.flatten(schema ?? {}))) continue;
    for (const text of oddTexts(schemas.flatten(schema ?? {}).maxLength)) {
      const part = where === 'query' ? 'query' : 'path';
      await run.send({ ...model, [part]: { ...model[part], [name]: text } });
    }
  }
  await checkEncoding(subject, model);
  if (operation.body?.media !== 'application/json' || !isObject(model.body) || recipe.noEdges)
    return;
  const { schema } = operation.body;
  const { properties } = schemas.flatten(schema);
  const free = Object.entries(properties)
    .filter(([name]) => !recipe.hold?.includes(name) || operation.secured === false)
    .filter(
      ([name, schema]) => isFreeText(schemas.flatten(schema)) && !/password|code|token/i.test(name),
    );
  if (free.length === 0) return;
  const effects = createWriteEffects(subject);
  const unique = new Set(
    uniqueOf(run.context.contract.document).flatMap(({ field, value }) =>
      value.within ? [] : [field],
    ),
  );
  // What an earlier run has left is not to be met again.
  const own = (name: string, text: string) => (unique.has(name) ? `${text} ${run.nonce()}` : text);
  const send = async (text: string): Promise<Answer | undefined> => {
    const request = await subject.valid();
    const fields = Object.fromEntries(
      free.map(([name, schema]) => [name, fitted(schemas.flatten(schema), own(name, text))]),
    );
    const body = { ...(isObject(request.body) ? request.body : {}), ...fields };
    if (schemas.violations(schema, body).length > 0) return undefined;
    return effects.send({ ...request, body });
  };
  const answers = new Map<string, Answer | undefined>();
  for (const text of oddTexts(60)) answers.set(text, await send(text));
  const welcome = CONTROL_TEXTS.map((text) => answers.get(text));
  const refused = welcome.find((answer) => answer && !answer.ok && !isInconclusive(answer));
  // Only what is taken without them is refused for them.
  if (refused && (await send(PLAIN_TEXT))?.ok) reportControls(subject, refused);
}

function reportControls({ run }: Subject, refused: Answer) {
  const place = 'body (control characters)';
  const expected =
    'control characters between letters are accepted (2xx), for the patterns take them';
  run.report({ rule: 'valid-refused', place, expected, seen: short(refused) }, refused);
}

/** The text, repeated or cut so that a schema's lengths allow it. */
function fitted({ minLength = 0, maxLength = 1000 }: FlatSchema, text: string): string {
  const letters = [...text.repeat(Math.max(1, Math.ceil(minLength / [...text].length)))];
  return letters.slice(0, maxLength).join('').trim() || text;
}

/** A path that is no valid encoding is refused like any other that leads nowhere. */
async function checkEncoding({ run, operation }: Subject, model: Request) {
  const [parameter] = operation.parameters.filter((one) => one.in === 'path');
  if (!parameter) return;
  const { client, coverage } = run.context;
  const path = pathOf(operation, { ...model.path, [parameter.name]: 'BOZUK' });
  const exchange = await client.send({
    operationId: operation.id,
    actor: model.actor,
    method: operation.method,
    path: path.replace('BOZUK', '%ZZ%C3%28'),
  });
  coverage.record(operation.id, exchange.status, model.actor);
  if (exchange.status >= 400 && exchange.status < 500) return;
  run.report(
    {
      rule: exchange.status >= 500 ? 'server-error' : 'invalid-accepted',
      place: `path.${parameter.name} encoding`,
      expected: '4xx for a path that is no valid encoding',
      seen: `status ${exchange.status || exchange.responseBody}`,
      severity: exchange.status >= 500 ? 'critical' : 'major',
    },
    { exchange, status: exchange.status, body: undefined, ok: false },
  );
}
