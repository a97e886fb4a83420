import {
  type Context,
  type Operation,
  parametersOf,
  type Reference,
  type Response,
  resolved,
  signInOf,
} from './types.ts';

const SHARED: Record<string, string> = {
  '400': 'BadRequest',
  '401': 'Unauthorized',
  '403': 'Forbidden',
  '404': 'NotFound',
  '408': 'RequestTimeout',
  '409': 'Conflict',
  '412': 'PreconditionFailed',
  '413': 'PayloadTooLarge',
  '415': 'UnsupportedMediaType',
  '422': 'UnprocessableContent',
  '429': 'TooManyRequests',
  '500': 'InternalServerError',
  '502': 'BadGateway',
  '503': 'ServiceUnavailable',
  '504': 'GatewayTimeout',
};

/** Whether the operation answers if a record exists, so that a missing one is no error. */
function answersExistence(operation: Operation, context: Context): boolean {
  const response = resolved<Response>(context, operation.responses?.['200'] ?? {});
  const schema = response?.content?.['application/json']?.schema;
  return (schema?.$ref ?? '').endsWith('#/Existence');
}

function required(operation: Operation, context: Context): string[] {
  const parameters = parametersOf(context, operation);
  // Any query parameter that an operation does not know is a 400.
  const statuses = ['400', '408', '429', '500', '502', '503', '504'];
  const signIn = signInOf(operation);
  if (signIn !== 'none') statuses.push('401');
  if (signIn === 'required') statuses.push('403');
  const names = parameters.some((parameter) => parameter.in === 'path');
  if (names && !answersExistence(operation, context)) statuses.push('404');
  if (operation.requestBody) statuses.push('413', '415', '422');
  return statuses;
}

/** Errors are answered through the shared responses only, and every error that can occur is listed. */
export const errorResponses = {
  Operation(operation: Operation, context: Context) {
    const responses = operation.responses ?? {};
    const location = context.location.child(['responses']);
    for (const status of required(operation, context)) {
      if (!(status in responses)) context.report({ message: `${status} is not listed.`, location });
    }
    if (answersExistence(operation, context) && '404' in responses) {
      const message = 'A question for existence answers false for a missing record, not 404.';
      context.report({ message, location: location.child(['404']) });
    }
    for (const [status, response] of Object.entries(responses)) {
      if (/^[123]/.test(status)) continue;
      const reference = (response as Reference).$ref ?? ''; // an inline response has no $ref, which is the fault reported
      if (!SHARED[status] || !reference.endsWith(`responses.yaml#/${SHARED[status]}`)) {
        context.report({
          message: `${status} must be the shared response ${SHARED[status] ?? '(there is none for it)'}.`,
          location: location.child([status]),
        });
      }
    }
  },
};
