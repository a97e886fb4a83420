import type { Actor } from '../../types.ts';
import type { Library } from './library.ts';

/** Inputs by which a workflow acts as somebody of the run. */
const TOKENS: Record<string, Actor> = {
  ownerToken: 'BOAT_OWNER',
  otherOwnerToken: 'OTHER_BOAT_OWNER',
  adminToken: 'ADMIN',
};

/**
 * Whom a workflow acts as, its parts included: those whose session it takes from its inputs. Customers
 * register on the way.
 */
export function actorsOf(library: Library, workflowId: string): Actor[] {
  const workflows = [library.find(workflowId), ...library.partsOf(workflowId)];
  const components = workflows.map((one) => library.fileOf(one.workflowId).components?.parameters);
  let text = JSON.stringify(workflows);
  for (const parameters of components) {
    for (const [name, parameter] of Object.entries(parameters ?? {})) {
      if (text.includes(`"$components.parameters.${name}"`)) text += String(parameter.value);
    }
  }
  return Object.entries(TOKENS)
    .filter(([input]) => text.includes(`$inputs.${input}`))
    .map(([, actor]) => actor);
}
