import { isObject, textAt } from '../../lib/json.ts';
import { tellSame } from '../effects/compare.ts';
import { componentOf, createRelations } from '../effects/relations.ts';
import { lastChangeProblem } from '../last-change.ts';
import { otherBody } from '../plan.ts';
import type { Request } from '../request.ts';
import { type Answer, isInconclusive, short } from '../run.ts';
import type { Subject } from './subject.ts';

/** Records that are read as part of another: who reads them, and which field of the body names that. */
const PART_OF: Record<string, { reader: string; id: string }> = {
  updateCompany: { reader: 'getUser', id: 'userId' },
};

const STALE = '"conformance-stale"';

const tagOf = ({ exchange }: Answer): string | undefined => exchange.responseHeaders.etag;

const guarded = (request: Request, tag: string): Request => ({
  ...request,
  headers: { ...request.headers, 'if-match': tag },
});

/** Reads the record that a request is about to write; undefined when no operation does. */
function readerOf({ run, operation }: Subject, { actor, session, body, path }: Request) {
  const { contract } = run.context;
  const fields = isObject(body) ? body : {};
  const part = PART_OF[operation.id];
  const component = componentOf(contract, operation);
  const relations = component && createRelations(contract)(component.name);
  const id = part ? fields[part.id] : (fields.id ?? path.id);
  const byId = part?.reader ?? (id === undefined ? undefined : relations?.getter?.id);
  const reader = byId ?? relations?.singleton?.id;
  if (reader === undefined) return undefined;
  const values: Request['path'] = {};
  if (byId && (typeof id === 'number' || typeof id === 'string')) values.id = id;
  return () => run.call(reader, actor, { ...(session ? { session } : {}), path: values });
}

/**
 * What takes If-Match writes nothing for whoever has read another version; the version is the same between
 * two reads, and another after a write that changed something.
 */
export async function checkPreconditions(subject: Subject): Promise<void> {
  const { run, operation } = subject;
  if (!operation.takesIfMatch) return;
  const request = await subject.valid();
  const read = readerOf(subject, request);
  if (!read) return;
  const report = (place: string, expected: string, seen: string, answer: Answer) => {
    if (isInconclusive(answer)) return;
    const severity = answer.ok ? 'critical' : 'major';
    run.report({ rule: 'precondition', place, expected, seen, severity }, answer);
  };

  const before = await read();
  const again = await read();
  const tag = tagOf(before);
  if (!before.ok || !again.ok || tag === undefined) return; // the missing header is told by itself
  const isQuiet = tellSame(before.body, again.body);
  if (isQuiet && tagOf(again) !== tag) {
    report('ETag', `the same version twice: ${tag}`, `${tagOf(again)}`, again);
    return;
  }

  const body = otherBody(run, operation, request.body) ?? request.body;
  const other = body === undefined ? request : { ...request, body };
  for (const stale of [STALE, `W/${tag}`]) {
    const answer = await run.send(guarded(other, stale));
    const place = `header.If-Match ${stale === STALE ? '(stale)' : '(weak)'}`;
    if (answer.status !== 412)
      report(place, '412, for that is not the version', short(answer), answer);
    else if (tagOf(answer) !== tag) {
      report(place, `the version of now in ETag: ${tag}`, `ETag: ${tagOf(answer)}`, answer);
    }
    const after = await read();
    if (answer.status === 412 && after.ok && !tellSame(after.body, before.body)) {
      report(place, 'nothing written with 412', short(after), after);
      return;
    }
  }
  await checkMatching(subject, { request, other, tag, before, read }, report);
}

async function checkMatching(
  subject: Subject,
  {
    request,
    other,
    tag,
    before,
    read,
  }: { request: Request; other: Request; tag: string; before: Answer; read: () => Promise<Answer> },
  report: (place: string, expected: string, seen: string, answer: Answer) => void,
) {
  const { run, operation } = subject;
  const { body: health } = await run.call('getHealth', 'ANONYMOUS');
  const written = await run.send(guarded(other, `${STALE}, ${tag}`));
  if (!written.ok) {
    report('header.If-Match (matching)', 'a write of what was read (2xx)', short(written), written);
    return;
  }
  const after = await read();
  const isChanged = after.ok && !tellSame(after.body, before.body);
  if (after.ok && tagOf(written) !== tagOf(after)) {
    report('ETag', `the version that the write told: ${tagOf(written)}`, `${tagOf(after)}`, after);
  }
  if (isChanged && tagOf(after) === tag) {
    report('ETag', 'another version after a change', tag, after);
  }
  if (!isChanged || operation.method === 'POST') return;
  const late = await run.send(guarded(request, tag));
  // What it would remove may be gone by now, and may be looked at first.
  if (late.status !== 412 && late.status !== 422) {
    report('header.If-Match (earlier)', '412 for the version before', short(late), late);
  }
  if (late.status === 412 && request.actor !== 'ANONYMOUS') {
    const { userId } = request.session ?? run.session(request.actor);
    const { expected, seen } = lastChangeProblem(late, { userId, since: textAt(health, 'time') });
    if (expected) report('lastChange', expected, seen, late);
  }
  const any = await run.send(guarded(await subject.valid(), '*'));
  if (!any.ok) report('header.If-Match (*)', 'a write of whatever there is (2xx)', short(any), any);
}
