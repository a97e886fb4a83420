import { type Context, type Operation, signInOf } from './types.ts';

/** How a description begins the sentence that says what a token changes. */
const WITH_A_TOKEN = /\bWith a token,/;

/** What security may say: its alternatives, each by the names of its schemes. */
const ALLOWED = ['', 'nobody,bearerAuth', 'bearerAuth'];
const NOT_ALLOWED =
  'security is `[]`, `[{}, { bearerAuth: [] }]` or `[{ bearerAuth: [] }]`, and nothing else.';

function contradiction(operation: Operation): string | undefined {
  const signIn = signInOf(operation);
  const anonymous = operation['x-access']?.roles?.includes('ANONYMOUS') ?? false;
  if (signIn === 'required' && anonymous)
    return 'The operation asks for a token, yet its roles include ANONYMOUS: write `security: []`, or `[{}, { bearerAuth: [] }]` where a token changes the answer.';
  if (signIn !== 'required' && !anonymous)
    return 'The operation asks for no token, yet its roles leave out ANONYMOUS.';
  const isDescribed = WITH_A_TOKEN.test(operation.description ?? '');
  if (signIn === 'optional' && !isDescribed)
    return 'The description must say what a token changes, in a sentence that begins "With a token,".';
  if (signIn === 'none' && isDescribed)
    return 'The description says what a token changes: write `security: [{}, { bearerAuth: [] }]`.';
  return undefined;
}

/**
 * Security is stated on each operation, and says the same as the roles and the description do. An operation
 * for everybody has `[]`, where a token is ignored, or `[{}, { bearerAuth: [] }]`, where one changes the answer.
 */
export const security = {
  Operation(operation: Operation, context: Context) {
    if (!operation.security) {
      context.report({
        message: 'security is not stated; write `security: []` for a public operation.',
        location: context.location.key(),
      });
      return;
    }
    const alternatives = operation.security
      .map((requirement) => Object.keys(requirement).join('+') || 'nobody')
      .join();
    const message = ALLOWED.includes(alternatives) ? contradiction(operation) : NOT_ALLOWED;
    if (message) context.report({ message, location: context.location.child(['security']) });
  },
};
