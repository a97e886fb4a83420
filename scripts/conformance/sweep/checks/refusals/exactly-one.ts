import { isObject } from '../../../lib/json.ts';
import type { Request } from '../../request.ts';
import type { Subject } from '../subject.ts';
import { expectRefused } from './names.ts';

/** Of several fields of which exactly one is given, neither and both are refused. */
export async function checkExactlyOne(subject: Subject, request: Request): Promise<void> {
  const names = subject.operation.exactlyOneField;
  const { body } = request;
  if (names.length === 0 || !isObject(body)) return;
  const given = names.map((name) => body[name]).find((value) => value !== undefined);
  const neither = Object.fromEntries(
    Object.entries(body).filter(([name]) => !names.includes(name)),
  );
  const both = { ...body, ...Object.fromEntries(names.map((name) => [name, body[name] ?? given])) };
  const fields = names.map((name) => `body.${name}`).join(', ');
  const wrong = (how: 'neither' | 'both') => ({
    rule: 'invalid-accepted',
    place: `body.${names.join('|')} (${how})`,
    why: `: exactly one of ${fields} has to be given`,
  });
  await expectRefused(subject, { ...request, body: neither }, wrong('neither'));
  await expectRefused(subject, { ...request, body: both }, wrong('both'));
}
