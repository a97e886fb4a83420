import type { Session } from '../actors/actors.ts';
import { bearerOf } from '../client/bearer.ts';
import { createCoverageLog } from '../findings/coverage-log.ts';
import { createFindingLog } from '../findings/finding-log.ts';
import { parsed } from '../lib/json.ts';
import type { Request } from '../sweep/request.ts';
import { createRun } from '../sweep/run.ts';
import { createCleanup } from '../sweep/world/cleanup.ts';
import type { Exchange } from '../types.ts';
import type { JourneyContext } from './context.ts';

/** What journeys have made: each takes back its own, unless it fails before. */
export interface LeftBehind {
  note(exchange: Exchange): void;
  /** Takes back what is there yet; answers how many records of a kind stay. */
  cleanUp(): Promise<Record<string, number>>;
}

/** Remembers what journeys make, and takes back what they have not. */
export function createLeftBehind({ contract, client, actors, seed }: JourneyContext): LeftBehind {
  const run = createRun({
    ...{ contract, client, actors, seed },
    // What is only to be taken back is held against nothing.
    only: () => false,
    findings: createFindingLog(),
    coverage: createCoverageLog(),
    shard: { index: 1, total: 1 },
    deadline: undefined,
    allowForeignWrites: false,
    onProgress: () => {},
  });
  const cleanup = createCleanup(run);
  return {
    note(exchange) {
      const { status, responseBody } = exchange;
      const ok = status >= 200 && status < 300;
      if (ok)
        cleanup.note(requestOf(exchange), { exchange, status, body: parsed(responseBody), ok });
    },
    cleanUp: cleanup.cleanUp,
  };
}

/** An exchange as the request that it was, sent by whoever's token it has. */
function requestOf(exchange: Exchange): Request {
  const { operationId, actor, requestBody } = exchange;
  const token = bearerOf(exchange) ?? '';
  const somebody = { email: '', username: '', role: actor, password: undefined };
  const session: Session = { ...somebody, token, userId: 0, accountId: 0 };
  const body = parsed(requestBody ?? '');
  return { operationId, actor, session, path: {}, query: {}, headers: {}, body };
}
