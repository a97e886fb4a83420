import { type Context, type Operation, type Response, resolved, type Schema } from './types.ts';

const HEADER = 'X-Total-Count';

/** Most records of the array that an answer holds; undefined for any other answer. */
function maxItemsOf(context: Context, { content }: Response): number | undefined {
  const given = content?.['application/json']?.schema;
  const schema = given && resolved<Schema>(context, given);
  return [schema?.type ?? []].flat().includes('array') ? schema?.maxItems : undefined;
}

function problemOf(
  response: Response,
  maxItems: number | undefined,
  description: string,
): string | undefined {
  const hasTotal = HEADER in (response.headers ?? {});
  const isNeverCut = response['x-never-cut'] !== undefined;
  if (maxItems === undefined) {
    return hasTotal || isNeverCut
      ? `Only a list without pages has ${HEADER} or x-never-cut.`
      : undefined;
  }
  if (hasTotal === isNeverCut) {
    return `A list without pages tells in ${HEADER} how many there are, or in x-never-cut why it is whole.`;
  }
  if (hasTotal && !new RegExp(`\\b${maxItems}\\b`).test(description)) {
    return `The description says how many the list holds at most (${maxItems}), which, and what reaches the others.`;
  }
  return undefined;
}

/** A list without pages that can be longer than its answer says so in a header and in its description. */
export const lists = {
  Operation(operation: Operation, context: Context) {
    for (const [status, given] of Object.entries(operation.responses ?? {})) {
      const response = status.startsWith('2') ? resolved<Response>(context, given) : undefined;
      if (!response) continue;
      const message = problemOf(
        response,
        maxItemsOf(context, response),
        operation.description ?? '',
      );
      if (message)
        context.report({ message, location: context.location.child(['responses', status]) });
    }
  },
};
