import type { Context, MediaType, Operation, Parameter } from './types.ts';
import { type RequestBody, type Response, resolved } from './types.ts';

function withoutExample(content: Record<string, MediaType> | undefined): string[] {
  return Object.entries(content ?? {})
    .filter(([, media]) => Object.keys(media.examples ?? {}).length === 0)
    .map(([type]) => type);
}

/** Every 2xx answer, every request body and every parameter shows a named, realistic example. */
export const examples = {
  Operation(operation: Operation, context: Context) {
    for (const [status, entry] of Object.entries(operation.responses ?? {})) {
      if (!status.startsWith('2')) continue;
      const response = resolved<Response>(context, entry);
      for (const type of withoutExample(response?.content)) {
        context.report({
          message: `The ${status} answer in ${type} has no named example.`,
          location: context.location.child(['responses', status]),
        });
      }
    }
    if (!operation.requestBody) return;
    const body = resolved<RequestBody>(context, operation.requestBody);
    for (const type of withoutExample(body?.content)) {
      context.report({
        message: `The request body in ${type} has no named example.`,
        location: context.location.child(['requestBody']),
      });
    }
  },
  Parameter(parameter: Parameter, context: Context) {
    if (parameter.example !== undefined || parameter.examples) return;
    context.report({ message: `Parameter ${parameter.name} has no example.` });
  },
};
