import type { Context, Operation } from './types.ts';

/** Security is stated on each operation, and says the same as the roles do. */
export const security = {
  Operation(operation: Operation, context: Context) {
    if (!operation.security) {
      context.report({
        message: 'security is not stated; write `security: []` for a public operation.',
        location: context.location.key(),
      });
      return;
    }
    const open = operation.security.length === 0;
    const anonymous = operation['x-access']?.roles?.includes('ANONYMOUS') ?? false;
    if (open !== anonymous) {
      context.report({
        message: open
          ? 'The operation asks for no token, yet its roles leave out ANONYMOUS.'
          : 'The operation asks for a token, yet its roles include ANONYMOUS.',
        location: context.location.child(['security']),
      });
    }
  },
};
