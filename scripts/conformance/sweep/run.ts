import type { Session } from '../actors/actors.ts';
import { patiently } from '../client/patience.ts';
import type { Operation } from '../contract/contract.ts';
import { isMissing, NOT_IMPLEMENTED } from '../contract/missing.ts';
import { NOT_ASKED } from '../findings/reasons.ts';
import { parsed } from '../lib/json.ts';
import { asWord, createRandom } from '../lib/random.ts';
import type { Actor, Exchange, Severity } from '../types.ts';
import { createAnswerCheck } from './checks/answer.ts';
import { tokenProblem } from './checks/token-life.ts';
import type { SweepContext } from './context.ts';
import { createStateWatch } from './effects/states.ts';
import { createFigureCheck } from './figures/of-record.ts';
import { encode, type Request } from './request.ts';

/** What was answered, with the body parsed when it is JSON. */
export interface Answer {
  exchange: Exchange;
  status: number;
  body: unknown;
  /** Whether the status is a 2xx. */
  ok: boolean;
}

/** An answer in a line: its status and the beginning of its body. */
export const short = ({ status, exchange }: Answer): string =>
  `status ${status}: ${exchange.responseBody.slice(0, 300)}`;

/**
 * Whether an answer tells nothing about what was asked: no answer and failures are reported by whoever
 * holds every answer against the contract, and a 429 after all retries means that the limit was reached.
 */
export function isInconclusive({ status }: Answer): boolean {
  return status === 0 || status === 429 || status >= 500;
}

/** A finding in the words of a check; the exchange is what shows it. */
export interface CheckFinding {
  rule: string;
  place: string;
  expected: string;
  seen: string;
  severity?: Severity;
  operationId?: string;
}

/** Thrown by a fixture that cannot be had; whoever needs it is skipped with the reason. */
export class Unavailable extends Error {
  /** The refusal, when a request was refused that the contract takes. */
  readonly refusal: Answer | undefined;
  constructor(reason: string, refusal?: Answer) {
    super(reason);
    this.refusal = refusal;
  }
}

/** One run of the sweep: sends, holds every answer against the contract, and takes findings. */
export interface Run {
  context: SweepContext;
  /** A word that no other record of this run carries. */
  nonce(): string;
  /**
   * Sends a request. With `unchecked` the answer is not held against the operation; with `mayHangUp`
   * a service that closes the connection instead of answering is not reported.
   */
  send(request: Request, options?: { unchecked?: boolean; mayHangUp?: boolean }): Promise<Answer>;
  /** Sends a request with defaults for all that is not stated. */
  call(operationId: string, actor: Actor, parts?: Partial<Request>): Promise<Answer>;
  /** The same as one of the actors, or as somebody registered for it; throws Unavailable for nobody. */
  callAs(operationId: string, who: Actor | Session, parts?: Partial<Request>): Promise<Answer>;
  report(finding: CheckFinding, answer: Answer): void;
  skip(operationId: string, reason: string): void;
  /** Who a request is sent as; throws Unavailable when there are no credentials. */
  session(actor: Actor): Session;
  operation(id: string): Operation;
  /** Hears of every success, to take it back later. */
  onSuccess: (request: Request, answer: Answer) => void;
  outOfTime(): boolean;
  /** Milliseconds since 1970; that of the context unless a phase ends before. */
  deadline: number | undefined;
}

/** The actor whose role a session has. */
function actorOf({ role }: Session): Actor {
  return role === 'BOAT_OWNER' || role === 'ADMIN' ? role : 'CUSTOMER';
}

export function createRun(context: SweepContext): Run {
  const { contract, client, actors, findings, coverage, deadline } = context;
  const check = createAnswerCheck(contract, findings);
  const stateProblems = createStateWatch(contract);
  const figureProblems = createFigureCheck(contract);
  const random = createRandom(context.seed ^ Date.now());
  const label = random.word(6);
  let names = 0;

  function exchangeOf(operation: Operation, request: Request): Promise<Exchange> {
    const outgoing = encode(operation, request);
    return patiently(
      () => client.send(outgoing),
      (refused) => {
        coverage.record(operation.id, 429, request.actor);
        check(operation, refused);
      },
    );
  }

  /**
   * A service that grows is asked for what it has. What it does not have yet is no finding then: what was to be
   * read there proves nothing, and what was to be written there cannot be had.
   */
  function leftOut({ id, method }: Operation, exchange: Exchange): Answer {
    const reason = `answered ${exchange.status} ${NOT_ASKED}`;
    coverage.skip({ source: 'sweep', operationId: id, reason });
    if (method !== 'GET') throw new Unavailable(`needs ${id}, which ${reason}`);
    return { exchange, status: NOT_IMPLEMENTED, body: undefined, ok: false };
  }

  const run: Run = {
    context,
    nonce() {
      names += 1;
      return `${label}${asWord(names)}`;
    },
    async send(request, { unchecked = false, mayHangUp = false } = {}) {
      const operation = contract.operation(request.operationId);
      const startedAt = performance.now();
      const exchange = await exchangeOf(operation, request);
      coverage.record(operation.id, exchange.status, request.actor);
      if (isMissing(contract, operation, exchange) && !context.only(operation.id)) {
        return leftOut(operation, exchange);
      }
      const hungUp = mayHangUp && exchange.status === 0;
      if (!unchecked && !hungUp) check(operation, exchange);
      const { status, responseBody } = exchange;
      const ok = status >= 200 && status < 300;
      const answer = { exchange, status, body: parsed(responseBody), ok };
      if (ok) run.onSuccess(request, answer);
      if (!unchecked && ok)
        for (const problem of await figureProblems(operation, answer)) run.report(problem, answer);
      const ofToken = !unchecked && ok ? tokenProblem(answer) : undefined;
      if (ofToken) run.report(ofToken, answer);
      if (!unchecked)
        for (const problem of stateProblems(operation, answer, startedAt))
          run.report(problem, answer);
      return answer;
    },
    call: (operationId, actor, parts = {}) =>
      run.send({ operationId, actor, path: {}, query: {}, headers: {}, ...parts }),
    async callAs(operationId, who, parts = {}) {
      if (typeof who === 'object')
        return run.call(operationId, actorOf(who), { session: who, ...parts });
      if (who !== 'ANONYMOUS') run.session(who);
      return run.call(operationId, who, parts);
    },
    report({ severity = 'major', operationId, ...finding }, { exchange }) {
      const whose = operationId === undefined ? {} : { operationId };
      findings.report({ source: 'sweep', severity, ...whose, ...finding }, exchange);
    },
    skip: (operationId, reason) => coverage.skip({ source: 'sweep', operationId, reason }),
    session(actor) {
      const session = actors.session(actor);
      if (!session) throw new Unavailable(actors.missing(actor));
      return session;
    },
    operation: (id) => contract.operation(id),
    onSuccess: () => {},
    deadline,
    outOfTime: () =>
      context.signal?.aborted === true || (run.deadline !== undefined && Date.now() > run.deadline),
  };
  return run;
}
