import { type JsonObject, objectAt } from '../lib/json.ts';

/** The answers that an operation names, `4xx` as `4XX`: by status how it is written. */
export function statusesOf(operation: JsonObject): Map<string, string> {
  const names = Object.keys(objectAt(operation, 'responses') ?? {});
  const listed = names.filter((name) => !name.startsWith('x-'));
  return new Map(
    listed.map((written) => [written === 'default' ? written : written.toUpperCase(), written]),
  );
}

/** The answer of a status: the one that is written for it, or for its range, or for whatever else there is. */
export function heldBy<Answer>(
  status: string,
  answers: ReadonlyMap<string, Answer>,
): Answer | undefined {
  const [found] = [status, `${status[0]}XX`, 'default'].flatMap((each) => answers.get(each) ?? []);
  return found;
}
