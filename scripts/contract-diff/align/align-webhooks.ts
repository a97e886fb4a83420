import type { Contract } from '../contract.ts';
import { objectAt } from '../lib/json.ts';
import { join } from '../lib/pointer.ts';
import {
  alignItems,
  come,
  type EventAlignment,
  type Gone,
  methodsOf,
  nameOf,
  tellGone,
} from './align-events.ts';

/** Matches webhooks by name and method. */
export function alignWebhooks(base: Contract, revision: Contract): EventAlignment {
  const found: EventAlignment = { pairs: [], removed: [], observations: [] };
  const before = objectAt(base.document, 'webhooks') ?? {};
  const after = objectAt(revision.document, 'webhooks') ?? {};
  const gone: Gone[] = [];
  for (const name of Object.keys(before)) {
    const pointer = join('#/webhooks', name);
    const [item, right] = [objectAt(before, name) ?? {}, objectAt(after, name)];
    if (right) alignItems(base, item, right, pointer, name, found);
    else {
      const operations = methodsOf(item).map((method) => nameOf(item, method, name));
      const message = `Webhook \`${name}\` was removed.`;
      gone.push({ pointer, path: name, items: [[pointer, item]], message, operations });
    }
  }
  tellGone(base, found, gone, {
    pointer: '#/webhooks',
    isAll: Object.keys(after).length === 0,
    what: 'webhooks',
  });
  for (const name of Object.keys(after).filter((each) => !before[each])) {
    const item = objectAt(after, name) ?? {};
    const operations = methodsOf(item).map((method) => nameOf(item, method, name));
    const message = `Webhook \`${name}\` was added.`;
    found.observations.push(come(join('#/webhooks', name), 'webhook-added', message, operations));
  }
  return found;
}
