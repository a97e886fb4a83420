import { type Context, type Operation, type Response, resolved } from './types.ts';

/** A 201 says where its record is read, in Location and by the link `record`, or in `x-no-location` why nowhere. */
export const location = {
  Operation(operation: Operation, context: Context) {
    const created = operation.responses?.['201'];
    const response = created && resolved<Response>(context, created);
    if (!response) return;
    const place = context.location.child(['responses', '201']);
    const hasHeader = 'Location' in (response.headers ?? {});
    const hasLink = response.links?.record?.operationId !== undefined;
    const explains = response['x-no-location'] !== undefined;
    if (hasHeader !== hasLink) {
      const message = 'Location and the link `record`, which says what reads it, come together.';
      context.report({ message, location: place });
    } else if (hasHeader === explains) {
      const message = 'A 201 has a Location, or says in x-no-location why it has none.';
      context.report({ message, location: place });
    }
  },
};
