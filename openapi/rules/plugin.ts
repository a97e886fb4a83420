/** The product's own contract rules, one file each; `redocly.yaml` switches them on. */
import { access } from './access.ts';
import { bounds } from './bounds.ts';
import { descriptions } from './descriptions.ts';
import { errorResponses } from './error-responses.ts';
import { examples } from './examples.ts';
import { idempotency } from './idempotency.ts';
import { operationId } from './operation-id.ts';
import { readable } from './readable.ts';
import { required } from './required.ts';
import { security } from './security.ts';

export default function pruvaPlugin() {
  return {
    id: 'pruva',
    rules: {
      oas3: {
        access: () => access,
        bounds: () => bounds,
        descriptions: () => descriptions,
        'error-responses': () => errorResponses,
        examples: () => examples,
        idempotency: () => idempotency,
        'operation-id': () => operationId,
        readable: () => readable,
        required: () => required,
        security: () => security,
      },
    },
  };
}
