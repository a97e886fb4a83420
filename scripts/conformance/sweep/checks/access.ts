import { roleOf } from '../../contract/contract.ts';
import type { Actor } from '../../types.ts';
import { exampleRequest } from '../plan.ts';
import type { Request } from '../request.ts';
import { type Answer, isInconclusive } from '../run.ts';
import { documented, listed, type Subject } from './subject.ts';

const EVERYBODY: readonly Actor[] = [
  'CUSTOMER',
  'OTHER_CUSTOMER',
  'BOAT_OWNER',
  'OTHER_BOAT_OWNER',
  'ADMIN',
];

const seen = ({ status, exchange }: Answer) =>
  `status ${status}: ${exchange.responseBody.slice(0, 200)}`;

/** Something shaped like a token that nobody has signed. */
const FORGED_TOKEN =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIiwicm9sZSI6IkFETUlOIn0.bm90LXNpZ25lZA';

async function expect(
  subject: Subject,
  request: Request,
  statuses: number[],
  rule: string,
  place: string,
  words: string,
) {
  const { run } = subject;
  const answer = await run.send(request);
  if (statuses.includes(answer.status) || isInconclusive(answer)) return;
  run.report(
    {
      rule,
      place,
      expected: `${listed(statuses)} ${words}`,
      seen: seen(answer),
      severity: answer.ok ? 'critical' : 'major',
    },
    answer,
  );
}

/**
 * Without a token, where one is needed, and with one that nobody gave out, where one counts, an operation
 * answers 401. Where none counts, none is looked at.
 */
export async function checkTokens(subject: Subject): Promise<void> {
  const { operation } = subject;
  if (operation.signIn === 'none') return checkIgnored(subject);
  const { session: _session, ...request } = exampleRequest(operation);
  const tokens: [string, string, string][] = [
    ['access-anonymous', '', 'without a token'],
    ['access-token', `Bearer ${FORGED_TOKEN}`, 'with a token that nobody signed'],
    ['access-token', 'Bearer bozuk', 'with a token that is none'],
    ['access-token', 'Basic ZWxpZjpkZW5peg==', 'with another scheme'],
  ];
  for (const [rule, authorization, words] of tokens) {
    if (authorization === '' && operation.signIn === 'optional') continue;
    const anonymous: Request = {
      ...request,
      actor: 'ANONYMOUS',
      headers: { ...request.headers, authorization },
    };
    await expect(subject, anonymous, [401], rule, 'header.Authorization', words);
  }
}

/** A token that does not hold shuts nobody out of what is the same for everybody. */
async function checkIgnored(subject: Subject): Promise<void> {
  const { operation, run } = subject;
  if (operation.method !== 'GET') return;
  const request = exampleRequest(operation);
  const headers = { ...request.headers, authorization: 'Bearer bozuk' };
  const answer = await run.send({ ...request, headers });
  if (answer.status !== 401 && answer.status !== 403) return;
  const expected = 'the answer that everybody gets, whatever token comes along';
  run.report(
    { rule: 'access-token-ignored', place: 'header.Authorization', expected, seen: seen(answer) },
    answer,
  );
}

/** A token whose payload was changed after it was signed is refused. */
export async function checkTampering(subject: Subject): Promise<void> {
  const { operation, run } = subject;
  const session = run.context.actors.session('CUSTOMER');
  if (operation.signIn === 'none' || !session) return;
  const [head = '', payload = '', ...rest] = session.token.split('.');
  const flipped = payload.endsWith('A') ? 'B' : 'A';
  const token = [head, `${payload.slice(0, -1)}${flipped}`, ...rest].join('.');
  const request: Request = {
    ...exampleRequest(operation),
    actor: 'ANONYMOUS',
    headers: { authorization: `Bearer ${token}` },
  };
  const words = 'with a token that was changed';
  await expect(subject, request, [401], 'access-token', 'header.Authorization', words);
}

/** Whether a record of somebody else can be named at all: not where it is made by the call itself. */
function namesForeignRecord(subject: Subject): boolean {
  const { owner, method } = subject.operation;
  if (owner === 'none' || owner.from === 'session') return false;
  if (owner.from !== 'result') return true;
  if (method === 'GET') return ['account'].includes(owner.resource);
  return ['offer', 'paymentCustomer'].includes(owner.resource);
}

/** Roles that may not call an operation, and people of its roles who have no part in the record. */
export async function checkPersons(subject: Subject, valid: Request): Promise<void> {
  const { operation, run } = subject;
  if (!operation.secured) return;
  await checkRoles(subject, valid);
  const { session: used, ...request } = valid;
  const ownerId = used?.userId ?? run.context.actors.session(valid.actor)?.userId;
  const foreign = namesForeignRecord(subject);
  for (const actor of EVERYBODY) {
    const session = run.context.actors.session(actor);
    if (!session || session.userId === ownerId) continue;
    const role = roleOf(actor);
    if (!foreign || !operation.roles.includes(role)) continue;
    if (isExempt(subject, role) || isParty(subject, actor)) continue;
    const words = `for ${actor}, who has no part in the record`;
    const refusals = documented(operation, [403, 404]);
    const place = `owner ${role}`;
    await expect(subject, { ...request, actor }, refusals, 'access-other-owner', place, words);
  }
}

/** Roles that the contract does not name for an operation are refused, whatever they ask for. */
async function checkRoles(subject: Subject, valid: Request): Promise<void> {
  const { operation, run } = subject;
  if (!operation.secured) return;
  const { session: _session, ...request } = valid;
  const refusals = documented(operation, [403, 404]);
  for (const actor of EVERYBODY) {
    const role = roleOf(actor);
    if (operation.roles.includes(role) || !run.context.actors.session(actor)) continue;
    const place = `role ${role}`;
    await expect(subject, { ...request, actor }, refusals, 'access-role', place, `for ${role}`);
  }
}

function isExempt({ operation }: Subject, role: string): boolean {
  return operation.owner !== 'none' && (operation.owner.exempt ?? []).includes(role);
}

/** Whether an actor shares the records that the sweep makes: the host of CUSTOMER's bookings. */
function isParty({ operation }: Subject, actor: Actor): boolean {
  if (operation.owner === 'none') return false;
  const { resource } = operation.owner;
  const shared = ['bookingParty', 'messageParty', 'conversation'].includes(resource);
  return shared && (actor === 'BOAT_OWNER' || actor === 'CUSTOMER');
}

/** Reads that belong to nobody in particular are open to every role that the contract names. */
export async function checkAllowed(subject: Subject): Promise<void> {
  const { operation, run } = subject;
  const common = operation.owner === 'none' || ['session', 'result'].includes(operation.owner.from);
  if (operation.method !== 'GET' || !common) return;
  const { session: used, ...request } = await subject.valid();
  if (used) return;
  for (const actor of EVERYBODY) {
    const role = roleOf(actor);
    if (!operation.roles.includes(role) || !run.context.actors.session(actor)) continue;
    if (operation.owner !== 'none' && operation.owner.resource === 'account') continue;
    const answer = await run.send({ ...request, actor });
    if (answer.status !== 401 && answer.status !== 403) continue;
    const expected = `${role} is let through`;
    const place = `role ${role}`;
    run.report({ rule: 'access-allowed', place, expected, seen: seen(answer) }, answer);
  }
}

/** An administrator, where the contract exempts one from ownership, is let through. */
export async function checkExempt(subject: Subject): Promise<void> {
  const { operation, run } = subject;
  if (!isExempt(subject, 'ADMIN') || !run.context.actors.session('ADMIN')) return;
  const { session: _session, ...request } = await subject.valid();
  const answer = await run.send({ ...request, actor: 'ADMIN' });
  if (answer.status !== 401 && answer.status !== 403) return;
  run.report(
    {
      rule: 'access-allowed',
      place: 'role ADMIN',
      expected: `an administrator is let through, whoever owns the ${operation.owner === 'none' ? '' : operation.owner.resource}`,
      seen: seen(answer),
    },
    answer,
  );
}
