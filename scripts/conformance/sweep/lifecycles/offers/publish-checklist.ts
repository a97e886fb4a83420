import { at, numberAt, recordsOf } from '../../../lib/json.ts';
import { PDF } from '../../world/sample-files.ts';
import type { Lifecycle } from '../lifecycle.ts';

/** What the checklist says blocks is what publishing refuses, and nothing else. */
export const publishChecklist: Lifecycle = {
  name: 'publish checklist',
  operationIds: ['getBoatPublishChecklist', 'setBoatStatus', 'createBoatDocuments'],
  async run({ call, done, field, holds, status, world }) {
    const id = numberAt((await world.newDraftBoat()).body, 'id') ?? 0;
    const path = { id };
    const checklist = () => call('getBoatPublishChecklist', 'BOAT_OWNER', { path });
    const publish = () =>
      call('setBoatStatus', 'BOAT_OWNER', { path, query: { status: 'ACTIVE' } });

    const before = await checklist();
    // What follows is read from the checklist: a service that has none yet says nothing that could be held.
    if (!done(before, 'the owner reads the checklist')) return;
    field(before, 'canPublish', false, 'its documents are missing');
    const missing = recordsOf({ content: at(before.body, 'issues') })
      .filter(({ code, severity }) => code === 'DOCUMENT_MISSING' && severity === 'BLOCKS')
      .map(({ documentType }) => String(documentType))
      .sort();
    const wanted = 'INSURANCE, LICENSE';
    holds(missing.join(', ') === wanted, before, 'issues', wanted, missing.join(', '));
    status(await publish(), [409], 'the checklist says that something blocks');

    const documents = missing.map((documentType, index) => ({
      documentType,
      documentName: `${documentType.toLowerCase()}.pdf`,
      documentData: PDF,
      expiryDate: world.daysFromToday(400),
      displayOrder: index + 1,
    }));
    await call('createBoatDocuments', 'BOAT_OWNER', { body: { boatId: id, documents } });
    field(await checklist(), 'canPublish', true, 'its documents are there');
    status(await publish(), [200], 'the checklist says that nothing blocks');
    field(await checklist(), 'isPublished', true, 'it was published');
  },
};
