import * as v from 'valibot';
import { ControlError } from '../route.ts';

/** Problems that are told at once. */
const MAX_REPORTED_PROBLEMS = 10;

/** The body as the schema says, or a ControlError with every problem in a sentence. */
export function parse<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const problems = result.issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message.slice(0, 200)}`,
  );
  const more = problems.length - MAX_REPORTED_PROBLEMS;
  const told = problems.slice(0, MAX_REPORTED_PROBLEMS).join('; ');
  throw new ControlError(more > 0 ? `${told}; and ${more} more` : told);
}
