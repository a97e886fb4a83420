import type { Context, Operation } from './types.ts';

/** The verbs an operationId may begin with; `openapi/README.md` says what each stands for. */
const VERBS = [
  'activate',
  'add',
  'cancel',
  'check',
  'complete',
  'count',
  'create',
  'deactivate',
  'delete',
  'flag',
  'get',
  'initialize',
  'keep',
  'list',
  'logIn',
  'mark',
  'process',
  'query',
  'refresh',
  'refund',
  'register',
  'remove',
  'reply',
  'request',
  'reset',
  'review',
  'search',
  'send',
  'set',
  'submit',
  'suggest',
  'update',
  'upload',
  'validate',
  'verify',
];

const GRAMMAR = new RegExp(`^(?:logIn|(?:${VERBS.join('|')})(?:[A-Z0-9][a-z0-9]*)+)$`);

/** An operationId is a verb of the list and a noun, in camelCase. */
export const operationId = {
  Operation(operation: Operation, context: Context) {
    const id = operation.operationId ?? '';
    if (GRAMMAR.test(id)) return;
    context.report({
      message: `operationId "${id}" is not a verb of the list followed by a noun.`,
      location: context.location.child(['operationId']),
    });
  },
};
