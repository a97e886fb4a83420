import { judgeAccess, judgeOwnership } from './access/access.ts';
import { judgeSchemes } from './access/schemes.ts';
import { judgeSecurity, judgeSignIn } from './access/security.ts';
import { judgeAnswers } from './answers.ts';
import { judgeBodies } from './bodies.ts';
import { judgeErrorCodes } from './error-codes.ts';
import { judgeForeignWords } from './foreign-words.ts';
import { judgeLargeNumbers } from './large-numbers.ts';
import { judgeLifetime, judgeNames, judgeUnmatchedOperations } from './operations.ts';
import { judgeParameters } from './parameters.ts';
import { judgePromises } from './promises.ts';
import type { ContractRule, OperationRule } from './rule.ts';
import { judgeServers } from './servers.ts';
import { judgeStatements } from './statements/statements.ts';

/** Rules that look at one operation, or at a webhook or callback, at a time. */
export const OPERATION_RULES: OperationRule[] = [
  judgeNames,
  judgeLifetime,
  judgePromises,
  judgeParameters,
  judgeBodies,
  judgeAnswers,
  judgeSecurity,
  judgeSignIn,
  judgeAccess,
];

/** Rules that look at the contract as a whole. */
export const CONTRACT_RULES: ContractRule[] = [
  judgeUnmatchedOperations,
  judgeSchemes,
  judgeServers,
  judgeOwnership,
  judgeErrorCodes,
  judgeStatements,
  judgeForeignWords,
  judgeLargeNumbers,
];
