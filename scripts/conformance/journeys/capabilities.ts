import { parsed, textAt } from '../lib/json.ts';
import type { JourneyContext } from './context.ts';
import { controlPath } from './respect/recording-proxy.ts';
import type { Library } from './workflows/library.ts';
import { actorsOf } from './workflows/needs.ts';
import { MOCK_CONTROL, type Workflow } from './workflows/workflow.ts';

/** What is found at the service before journeys start. */
export interface Capabilities {
  /** The service's own time, milliseconds since 1970; this machine's when it does not tell. */
  now: number;
  /** Whether the control of the mock is there. */
  hasControl: boolean;
}

/** Asks a service for its time and for the control of the mock. */
export async function detectCapabilities({
  client,
  contract,
}: JourneyContext): Promise<Capabilities> {
  const ask = (operationId: string, path: string) =>
    client.send({
      operationId,
      actor: 'ANONYMOUS',
      method: 'GET',
      path,
      headers: { authorization: '' },
    });
  const health = await ask('getHealth', contract.operation('getHealth').path);
  const state = await ask('', controlPath(client.server, '/state'));
  const now = Date.parse(textAt(parsed(health.responseBody), 'time') ?? '');
  return {
    now: Number.isNaN(now) ? Date.now() : now,
    hasControl:
      state.status === 200 && textAt(parsed(state.responseBody), 'scenario') !== undefined,
  };
}

/** Why a workflow cannot be run here, in a sentence; undefined when it can. */
export function reasonToSkip(
  { actors }: JourneyContext,
  library: Library,
  { workflowId, 'x-needs': needs = [] }: Workflow,
  { hasControl }: Capabilities,
): string | undefined {
  const missing = actorsOf(library, workflowId).find((actor) => !actors.session(actor));
  if (missing) return actors.missing(missing);
  if (needs.includes(MOCK_CONTROL) && !hasControl) {
    return 'needs the control of the mock (/_mock), which this service does not have';
  }
  const unknown = needs.find((need) => need !== MOCK_CONTROL);
  return unknown === undefined ? undefined : `needs ${unknown}, which nobody provides`;
}
