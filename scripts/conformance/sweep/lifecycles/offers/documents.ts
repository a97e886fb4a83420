import { numberAt } from '../../../lib/json.ts';
import { PDF, PROGRAM } from '../../world/sample-files.ts';
import type { Lifecycle, Steps } from '../lifecycle.ts';

interface Kind {
  /** `Boat` or `Tour`. */
  noun: string;
  parent: 'boatId' | 'tourId';
  type: string;
  parentId(steps: Steps): Promise<number>;
}

/** A document starts unverified, is checked by an administrator, and judged by its content. */
function documentsOf({ noun, parent, type, parentId }: Kind): Lifecycle {
  const ids = (verb: string) => `${verb}${noun}Document`;
  return {
    name: `documents of a ${noun.toLowerCase()}`,
    operationIds: [
      ids('create'),
      ids('get'),
      ids('update'),
      `create${noun}Documents`,
      `set${noun}DocumentVerification`,
      `list${noun}Documents`,
    ],
    async run(steps) {
      const { call, done, field, holds, status, world } = steps;
      const id = await parentId(steps);
      const asOwner = (operationId: string, parts: object) =>
        call(operationId, 'BOAT_OWNER', parts);
      const document = {
        documentType: type,
        documentName: 'belge.pdf',
        documentData: PDF,
        expiryDate: world.daysFromToday(200),
        displayOrder: 1,
      };
      const body = { [parent]: id, ...document };
      const verified = { ...body, isVerified: true, verificationNotes: 'Kendim onayladım.' };
      const made = await asOwner(ids('create'), { body: verified });
      if (!done(made, 'a document, whatever an owner says of its verification')) return;
      field(made, 'isVerified', false, 'only an administrator verifies');
      field(made, 'verificationNotes', null, 'only an administrator writes notes');
      field(made, 'expiryDate', document.expiryDate, 'the day that was sent');
      const path = { id: numberAt(made.body, 'id') ?? 0 };
      const read = () => asOwner(ids('get'), { path });
      field(await read(), 'isVerified', false, 'only an administrator verifies');

      const create = (more: object) => asOwner(ids('create'), { body: { ...body, ...more } });
      const refused = [400, 415, 422];
      status(await create({}), [409], 'a second document of a type');
      const other = { documentType: 'OTHER' };
      const expired = { ...other, expiryDate: world.daysFromToday(-1) };
      status(await create(expired), refused, 'an expiry date in the past');
      const program = { ...other, documentData: PROGRAM };
      status(await create(program), refused, 'a program that calls itself a PDF');
      const batch = [
        { ...document, ...other },
        { ...document, ...program },
      ];
      const all = { [parent]: id, documents: batch };
      status(await asOwner(`create${noun}Documents`, { body: all }), refused, 'one bad of a batch');
      const list = await asOwner(`list${noun}Documents`, { path: { id } });
      const seen = Array.isArray(list.body) ? list.body.length : 0;
      holds(seen === 1, list, 'all of a batch or none', '1 document', `${seen} documents`);

      const verification = { isVerified: true, verificationNotes: 'Aslıyla karşılaştırıldı.' };
      const checked = await call(`set${noun}DocumentVerification`, 'ADMIN', {
        path,
        body: verification,
      });
      if (!done(checked, 'an administrator verifies')) return;
      field(await read(), 'isVerified', true, 'verified by an administrator');
      field(await read(), 'verificationNotes', verification.verificationNotes, 'the notes');
      const renewed = await asOwner(ids('update'), { body: { ...document, ...path } });
      field(renewed, 'isVerified', false, 'a new file has to be checked again');
    },
  };
}

export const boatDocuments = documentsOf({
  noun: 'Boat',
  parent: 'boatId',
  type: 'LICENSE',
  parentId: async ({ world }) => numberAt((await world.newDraftBoat()).body, 'id') ?? 0,
});

export const tourDocuments = documentsOf({
  noun: 'Tour',
  parent: 'tourId',
  type: 'GUIDE_LICENSE',
  parentId: async ({ world }) => numberAt((await world.newDraftTour()).body, 'id') ?? 0,
});
