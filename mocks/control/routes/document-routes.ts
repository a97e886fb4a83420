import { openDocument } from '../../rules/document/document-link.ts';
import { ControlError, type ControlRoute } from '../route.ts';

/** The store of compliance documents, opened by the signed addresses that the API hands out. */
export const documentRoutes: ControlRoute[] = [
  {
    method: 'GET',
    path: '/documents/{folder}/{id}',
    summary: 'A compliance document, by the signed address in an answer of the API.',
    query: ['expires', 'signature'],
    run({ session, realNow }, { path: [folder = '', id = ''], query }) {
      const file = openDocument(session.store, `/${folder}/${id}`, query, realNow);
      if (!file) throw new ControlError('This address is not valid, or no longer.', 403);
      return { file: { contentType: file.contentType, bytes: Uint8Array.fromBase64(file.base64) } };
    },
  },
];
