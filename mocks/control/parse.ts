import * as v from 'valibot';
import { ControlError } from './route.ts';

/** The body as the schema says, or a ControlError with every problem in a sentence. */
export function parse<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const problems = result.issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`,
  );
  throw new ControlError(problems.join('; '));
}
