import type { IPrismDiagnostic } from '@stoplight/prism-core';
import type { OpenApiDocument } from '../../openapi/model/document.ts';
import type { Refusal } from '../rules/common/refusal.ts';
import { type Answer, type EngineRequest, errorAnswer, languageOf } from './answer/answer.ts';
import { createAnswerCache } from './answer/answer-cache.ts';
import { textOf } from './answer/answer-text.ts';
import { checkAnsweredCode } from './answer/answered-code.ts';
import { exampleRefusal } from './answer/example-refusal.ts';
import { withGeneratedValues } from './answer/generated-answer.ts';
import type { OwnershipFields } from './caller/ownership.ts';
import { fitTotalCount } from './contract/answer-headers.ts';
import { type Operation, operationsOfContract } from './contract/operation.ts';
import { createRoutes } from './contract/routes.ts';
import type { Behaviour, Recording, Upstream } from './dependencies.ts';
import { answerCall, type Exchange } from './exchange.ts';
import { createPrism } from './prism/prism.ts';
import { preferenceOf } from './request/prefer.ts';
import { prepare } from './request/request.ts';
import { logCall } from './session/call-log.ts';
import { faultAnswer } from './session/fault-answer.ts';
import { delayOf, faultFor } from './session/faults.ts';
import { clockOf, type Session } from './session/session.ts';

export interface Engine {
  operations: readonly Operation[];
  /** The operation that a method and a path (without the base path) mean, to know how much to read. */
  find(method: string, path: string): Operation | undefined;
  /** Answers one request. Never rejects: what fails becomes a 500 of the contract's error schema. */
  handle(request: EngineRequest, session: Session, realNow: number): Promise<Answer>;
}

const NO_SUCH_PATH: Refusal = {
  refused: true,
  status: 404,
  code: 'UNKNOWN_PATH',
  message: { tr: 'Bu adreste bir işlem yok.', en: 'The contract has no operation at this path.' },
  errors: [],
};

const METHOD_NOT_ALLOWED: Refusal = {
  refused: true,
  status: 405,
  code: 'METHOD_NOT_ALLOWED',
  message: { tr: 'Bu adres bu yöntemi desteklemiyor.', en: 'This path does not take this method.' },
  errors: [],
};

const UNREADABLE_PATH: Refusal = {
  refused: true,
  status: 400,
  code: 'INVALID_REQUEST',
  message: { tr: 'Adres okunamıyor.', en: 'The path cannot be read.' },
  errors: [
    { field: 'path', message: { tr: 'kodlaması geçersiz', en: 'is not valid percent-encoding' } },
  ],
};

function failure(code: Refusal['code'], what: string, errors: Refusal['errors'] = []): Refusal {
  const text = what.slice(0, 500);
  return { refused: true, status: 500, code, message: { tr: text, en: text }, errors };
}

/** Answered by the service behind or a recording: contract breaches are reported, and the answer is passed on. */
const isForeign = ({ source }: Exchange) => source === 'upstream' || source === 'recording';

const sentence = ({ path, message }: IPrismDiagnostic): string =>
  path?.length ? `${path.join('.')}: ${message}` : message;

function breachRefusal(operation: Operation, breaches: IPrismDiagnostic[]): Refusal {
  const first = breaches[0] ? sentence(breaches[0]) : '';
  return failure(
    'MOCK_BREAKS_CONTRACT',
    `The mock's answer to ${operation.id} breaks the contract. ${first}`,
    breaches.slice(0, 20).map(({ path, message }) => {
      const text = message.slice(0, 500);
      return {
        field: path?.join('.').slice(0, 200) || 'response',
        message: { tr: text, en: text },
      };
    }),
  );
}

/** Prism's engine on one contract, with handlers behind it. `requestId` gives each call its own. */
export function createEngine(options: {
  document: OpenApiDocument;
  behaviour: Behaviour;
  upstream?: Upstream;
  /** Comes before everybody else. */
  recording?: Recording | undefined;
  requestId(): string;
}): Engine {
  const { document, behaviour, upstream, recording } = options;
  const operations = operationsOfContract(document);
  const routes = createRoutes(
    operations.map((target) => ({ method: target.method, path: target.path, target })),
  );
  const ownership = (document as { 'x-ownership'?: OwnershipFields })['x-ownership'] ?? {}; // an extension of ours
  const keptAnswers = createAnswerCache();
  const prism = createPrism<Exchange>(answerCall, (operation, { session, realNow }) =>
    withGeneratedValues(operation, { store: session.store, ...clockOf(session, realNow) }),
  );

  function find(method: string, path: string): Operation | undefined {
    try {
      return routes(path)?.methods.get(method === 'HEAD' ? 'GET' : method);
    } catch {
      return undefined; // `handle` says what is wrong with the path
    }
  }

  async function answer(
    request: EngineRequest,
    session: Session,
    realNow: number,
    requestId: string,
  ): Promise<Answer> {
    const language = languageOf(request.headers);
    const refuse = (refusal: Refusal, operationId: string | null = null) =>
      errorAnswer(refusal, { language, requestId, operationId, source: 'engine' });

    let match: ReturnType<typeof routes>;
    try {
      match = routes(request.path);
    } catch {
      return refuse(UNREADABLE_PATH);
    }
    if (!match) return refuse(NO_SUCH_PATH);
    const operation = match.methods.get(request.method === 'HEAD' ? 'GET' : request.method);
    if (!operation) {
      const allow = [...match.methods.keys()].join(', ');
      return refuse({ ...METHOD_NOT_ALLOWED, headers: { allow } });
    }
    const fault = faultFor(session.faults, operation);
    if (fault?.status || fault?.hangUp || fault?.malformed) {
      return faultAnswer(fault, operation, { language, requestId });
    }
    const { store, bank, clockOffset } = session;
    const moment = { ...clockOf(session, realNow), store, bank, clockOffset, realNow };
    const isReading =
      request.method === 'GET' && !upstream && !recording && !request.headers.prefer;
    if (isReading) {
      behaviour.settle(store, moment);
      const isWanted = request.headers['cache-control'] !== 'no-cache';
      const reading = isWanted ? keptAnswers.find(request, moment) : undefined;
      if (reading) {
        const { loseAnswer: hangUp } = fault ?? {};
        return { ...reading, requestId, breaches: [], delay: delayOf(fault), hangUp };
      }
    }
    const exchange: Exchange = {
      operation,
      request,
      session,
      realNow,
      behaviour,
      upstream,
      recording,
      ownership,
      requestId,
      language,
      preference: preferenceOf(request.headers.prefer),
      input: await prepare(operation, match.values, request),
      source: 'engine',
      bytes: undefined,
      upstreamTrouble: undefined,
      isTimed: request.headers.authorization !== undefined,
    };
    const { output, breaches: found } = await prism(
      operation.prism,
      exchange.input.forPrism(exchange),
      exchange.preference,
    );
    const breaches = [...found, ...checkAnsweredCode(operation, output)];
    const delay = delayOf(fault);
    if (breaches.length > 0 && !isForeign(exchange) && !exchange.preference) {
      return {
        ...refuse(breachRefusal(operation, breaches), operation.id),
        breaches: breaches.map(sentence),
        delay,
      };
    }
    const headers = output.headers as Record<string, string>; // written by `answerCall` or by Prism, one value a name
    const isExample = exchange.source === 'example';
    if (isExample) fitTotalCount(headers, output.body);
    // The contract's own words, unless a page asks for another language.
    const isAsked = isExample && request.headers['accept-language'] !== undefined;
    const told = {
      status: output.statusCode,
      headers,
      body: exchange.bytes ?? textOf(isAsked ? exampleRefusal(output.body, language) : output.body),
      operationId: operation.id,
      source: exchange.source,
    };
    if (isReading && told.status === 200 && exchange.source === 'mock')
      keptAnswers.keep(request, moment, told, exchange.isTimed);
    return {
      ...told,
      requestId,
      // What was asked for by name or made up at random is not the mock's own word.
      breaches: exchange.preference ? [] : breaches.map(sentence),
      upstreamTrouble: exchange.upstreamTrouble,
      delay,
      hangUp: fault?.loseAnswer,
    };
  }

  return {
    operations,
    find,
    async handle(request, session, realNow) {
      const started = performance.now();
      const requestId = options.requestId();
      session.lastUsed = realNow;
      let result: Answer;
      try {
        result = await answer(request, session, realNow, requestId);
      } catch (error) {
        const text = `The mock failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`;
        const about = {
          language: languageOf(request.headers),
          requestId,
          operationId: find(request.method, request.path)?.id ?? null,
          source: 'engine' as const,
        };
        result = { ...errorAnswer(failure('MOCK_FAILED', text), about), breaches: [text] };
      }
      logCall(session.log, {
        at: realNow,
        request,
        answer: result,
        duration: performance.now() - started,
      });
      return result;
    },
  };
}
