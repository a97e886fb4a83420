/** The product's own contract rules, one file each; `redocly.yaml` switches them on. */
import { access } from './access.ts';
import { alias } from './alias.ts';
import { deletes } from './annotations/deletes.ts';
import { derived } from './annotations/derived.ts';
import { notifies } from './annotations/notifies.ts';
import { order } from './annotations/order.ts';
import { refunds } from './annotations/refunds.ts';
import { serverSet } from './annotations/server-set.ts';
import { states } from './annotations/states.ts';
import { unique } from './annotations/unique.ts';
import { blanks } from './blanks.ts';
import { bounds } from './bounds.ts';
import { citations } from './citations.ts';
import { deprecation } from './deprecation.ts';
import { descriptions } from './descriptions.ts';
import { errorCodes } from './error-codes.ts';
import { errorResponses } from './error-responses.ts';
import { examples } from './examples.ts';
import { idempotency } from './idempotency.ts';
import { lists } from './lists.ts';
import { location } from './location.ts';
import { operationId } from './operation-id.ts';
import { preconditions } from './preconditions.ts';
import { readable } from './readable.ts';
import { required } from './required.ts';
import { security } from './security.ts';
import { synonyms } from './synonyms.ts';

export default function pruvaPlugin() {
  return {
    id: 'pruva',
    rules: {
      oas3: {
        access: () => access,
        alias: () => alias,
        blanks,
        bounds: () => bounds,
        citations: () => citations,
        deprecation: () => deprecation,
        descriptions: () => descriptions,
        'error-codes': () => errorCodes,
        'error-responses': () => errorResponses,
        examples: () => examples,
        idempotency: () => idempotency,
        lists: () => lists,
        location: () => location,
        'operation-id': () => operationId,
        deletes: () => deletes,
        derived: () => derived,
        notifies: () => notifies,
        order: () => order,
        readable: () => readable,
        refunds: () => refunds,
        required: () => required,
        preconditions: () => preconditions,
        security: () => security,
        'server-set': () => serverSet,
        states: () => states,
        synonyms,
        unique: () => unique,
      },
    },
  };
}
