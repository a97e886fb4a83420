import { isObject } from '../../lib/json.ts';
import { edgeBodies, replaced } from '../cases/body.ts';
import { edgeParameters } from '../cases/parameters.ts';
import { sendDelete } from '../effects/delete-effects.ts';
import { createWriteEffects } from '../effects/write-effects.ts';
import type { Request } from '../request.ts';
import { type Answer, isInconclusive, short } from '../run.ts';
import { checkAudited } from './audit.ts';
import { keyed, newKey } from './keys/key.ts';
import { checkLocation } from './location.ts';
import { checkRepeat } from './repeats.ts';
import type { Subject } from './subject.ts';

/** The plain valid request, and what its repetition does. */
export async function checkAccepted(subject: Subject): Promise<boolean> {
  const { run, operation } = subject;
  const request = await subject.valid();
  const whole = operation.takesIdempotencyKey ? keyed(request, newKey(run)) : request;
  const first =
    operation.method === 'DELETE'
      ? await sendDelete(subject, whole)
      : await createWriteEffects(subject).sendWithLists(whole);
  if (!first.ok) {
    refused(subject, first, '', 'a valid request is accepted');
    return false;
  }
  await checkLocation(subject, whole, first);
  await checkAudited(subject, whole);
  await checkRepeat(subject, whole, first);
  return true;
}

function refused(subject: Subject, answer: Answer, place: string, expected: string) {
  if (answer.status === 429)
    subject.run.skip(subject.operation.id, 'the service asked to slow down');
  if (isInconclusive(answer)) return;
  subject.run.report(
    { rule: 'valid-refused', place, expected: `${expected} (2xx)`, seen: short(answer) },
    answer,
  );
}

/** Every example of a body is accepted, where examples alone make a valid request. */
export async function checkExamples(subject: Subject): Promise<void> {
  const { run, operation, recipe } = subject;
  const [, ...others] = operation.body?.examples ?? [];
  if (recipe.parts || recipe.unreachable !== undefined) return;
  for (const body of others) {
    const answer = await run.send({ ...(await subject.valid()), body });
    if (!answer.ok) refused(subject, answer, 'body (example)', 'an example of the contract');
  }
}

/** Requests at the edges of what the contract allows are accepted too. */
export async function checkEdges(subject: Subject): Promise<void> {
  const { run, operation, recipe } = subject;
  if (recipe.noEdges) return;
  const { schemas } = run.context.contract;
  const held = recipe.hold ?? [];
  const effects = createWriteEffects(subject);
  const model = await subject.valid();
  for (const { place, keyword } of edgeParameters(schemas, operation, model, held)) {
    if (run.outOfTime()) return;
    const request = await subject.valid();
    const edge = edgeParameters(schemas, operation, request, held).find(
      (candidate) => candidate.place === place && candidate.keyword === keyword,
    );
    if (!edge) continue;
    const answer = await effects.send(edge.request);
    const missing = place.startsWith('path.') && answer.status === 404;
    if (!answer.ok && !missing) refused(subject, answer, place, `${keyword} of ${place}`);
  }
  if (operation.body && isObject(model.body)) await checkEdgeBodies(subject, model);
}

async function checkEdgeBodies(subject: Subject, model: Request) {
  const { run, operation, recipe } = subject;
  const { schemas } = run.context.contract;
  const effects = createWriteEffects(subject);
  const schema = operation.body?.schema ?? {};
  const held = recipe.hold ?? [];
  for (const { label } of edgeBodies(schemas, schema, model.body, held)) {
    if (run.outOfTime()) return;
    const request = await subject.valid();
    const edge = edgeBodies(schemas, schema, request.body, held).find(
      (candidate) => candidate.label === label,
    );
    if (!edge) continue;
    const answer = await effects.send({ ...request, body: edge.body });
    if (answer.ok) continue;
    const culprit = await findCulprit(subject, edge.fields);
    const place = culprit ? `body.${culprit.field}` : `body (${label})`;
    refused(subject, culprit?.answer ?? answer, place, `a body with ${label}`);
  }
}

/** Which of the fields, put to its edge alone, is refused; undefined when none is by itself. */
async function findCulprit(subject: Subject, fields: readonly [string, unknown][]) {
  for (const [field, value] of fields) {
    const request = await subject.valid();
    const steps = field.split('.').map((step) => (/^[0-9]+$/.test(step) ? Number(step) : step));
    const body = replaced(request.body, steps, value);
    const answer = await subject.run.send({ ...request, body });
    const name = steps.filter((step) => typeof step === 'string').join('.');
    if (!answer.ok) return { field: name, answer };
  }
  return undefined;
}
