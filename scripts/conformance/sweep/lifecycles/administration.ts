import { at, recordsOf } from '../../lib/json.ts';
import type { Answer } from '../run.ts';
import type { Lifecycle, Steps } from './lifecycle.ts';

const REASON = 'Uyum denetiminin gerekçesi.';

/** The acts done to a record, the newest first. */
const actsOn = ({ call }: Steps, recordType: string, recordId: number): Promise<Answer> =>
  call('listAuditPage', 'ADMIN', { query: { recordType, recordId } });

/** The newest act on a record tells what was done, by whom, why, and what changed. */
function tells(steps: Steps, answer: Answer, wanted: Record<string, unknown>, why: string): void {
  const { field, run } = steps;
  field(answer, 'content.0.actor.id', run.session('ADMIN').userId, why);
  for (const [name, value] of Object.entries(wanted))
    field(answer, `content.0.${name}`, value, why);
}

const countOf = (answer: Answer) => recordsOf(answer.body).length;

/** Every act of an administrator is in the audit; what was refused or changed nothing is not. */
export const audit: Lifecycle = {
  name: 'audit',
  operationIds: [
    'listAuditPage',
    'setUserRole',
    'setUserStatus',
    'reviewCaptainApplication',
    'setContactMessageState',
    'activateAccount',
    'deactivateAccount',
  ],
  async run(steps) {
    const { call, done, holds, run, status, world } = steps;
    const person = await world.newCustomer();
    const path = { id: person.userId };
    const acts = () => actsOn(steps, 'USER', person.userId);
    const count = async (wanted: number, why: string) => {
      const answer = await acts();
      const seen = countOf(answer);
      holds(seen === wanted, answer, why, `${wanted} acts: ${why}`, `${seen} acts`);
    };
    await count(0, 'somebody nobody has touched');
    const role = (name: string) =>
      call('setUserRole', 'ADMIN', { path, body: { role: name, reason: REASON } });
    if (!done(await role('BOAT_OWNER'), 'another role, with a reason')) return;
    const wanted = { act: 'USER_ROLE_CHANGED', before: 'CUSTOMER', after: 'BOAT_OWNER' };
    tells(steps, await acts(), { ...wanted, reason: REASON }, 'a change of role');
    done(await role('BOAT_OWNER'), 'the role the user has already');
    await count(1, 'what changes nothing is no act');
    status(
      await call('setUserRole', 'ADMIN', { path, body: { role: 'KAPTAN' } }),
      [400, 422],
      'a role that is none',
    );
    await count(1, 'what was refused is no act');
    await call('setUserStatus', 'ADMIN', { path, body: { isActive: false, reason: REASON } });
    const state = { act: 'USER_DEACTIVATED', before: 'ACTIVE', after: 'INACTIVE' };
    tells(steps, await acts(), { ...state, reason: REASON }, 'a deactivation');
    await call('activateAccount', 'ADMIN', { path: { id: person.accountId } });
    tells(steps, await acts(), { act: 'USER_ACTIVATED', reason: null }, 'without a reason');
    await count(3, 'one act for each change');

    const { id } = await world.newApplication();
    const rejectionReason = 'Belge okunmuyor.';
    const body = { status: 'REJECTED', rejectionReason };
    await call('reviewCaptainApplication', 'ADMIN', { path: { id }, body });
    const rejected = { act: 'APPLICATION_REJECTED', before: 'PENDING', after: 'REJECTED' };
    const decided = await actsOn(steps, 'APPLICATION', id);
    tells(steps, decided, { ...rejected, reason: rejectionReason }, 'a rejection');
    await call('reviewCaptainApplication', 'ADMIN', { path: { id }, body });
    const again = await actsOn(steps, 'APPLICATION', id);
    holds(countOf(again) === 1, again, 'deciding twice', '1 act', `${countOf(again)} acts`);
    const application = await call('getCaptainApplication', 'ADMIN', { path: { id } });
    steps.field(application, 'reviewedBy.id', run.session('ADMIN').userId, 'who decided');

    const messageId = await world.newContactMessageId();
    const setState = (value: string) =>
      call('setContactMessageState', 'ADMIN', { path: { id: messageId }, body: { state: value } });
    steps.field(await setState('READ'), 'state', 'READ', 'a message that was read');
    steps.field(await setState('ANSWERED'), 'state', 'ANSWERED', 'a message that was answered');
    const messages = await actsOn(steps, 'CONTACT_MESSAGE', messageId);
    const answered = { act: 'CONTACT_MESSAGE_STATE_CHANGED', before: 'READ', after: 'ANSWERED' };
    tells(steps, messages, answered, 'a message');
  },
};

/** Nobody locks themselves out; who can no longer look after boats has none published. */
export const lockout: Lifecycle = {
  name: 'lockout',
  operationIds: [
    'setUserRole',
    'setUserStatus',
    'deactivateAccount',
    'getUserChangePreview',
    'getManagedUserOverview',
  ],
  async run({ call, done, field, holds, run, status, world }) {
    const admin = run.session('ADMIN');
    const own = { path: { id: admin.userId } };
    const refusals = [
      await call('setUserStatus', 'ADMIN', { ...own, body: { isActive: false } }),
      await call('setUserRole', 'ADMIN', { ...own, body: { role: 'CUSTOMER' } }),
      await call('deactivateAccount', 'ADMIN', { path: { id: admin.accountId } }),
    ];
    for (const refused of refusals) {
      if (!status(refused, [409], 'locking oneself out')) return;
      const code = at(refused.body, 'code');
      const known = code === 'OWN_ACCOUNT' || code === 'LAST_ADMINISTRATOR';
      holds(known, refused, 'code', 'OWN_ACCOUNT or LAST_ADMINISTRATOR', String(code));
    }
    const preview = await call('getUserChangePreview', 'ADMIN', {
      ...own,
      query: { isActive: false },
    });
    field(preview, 'refusal', at(refusals[0]?.body, 'code'), 'the code that the change answers');

    const owner = await world.newOwner();
    const path = { id: owner.userId };
    const boat = await world.newBoat(owner);
    const published = async () => call('getBoat', 'ADMIN', { path: { id: boat.id } });
    if (at((await published()).body, 'status') !== 'ACTIVE') return;
    const told = await call('getUserChangePreview', 'ADMIN', { path, query: { role: 'CUSTOMER' } });
    field(told, 'unpublishedBoats', 1, 'the one that is published');
    done(await call('setUserRole', 'ADMIN', { path, body: { role: 'CUSTOMER' } }), 'a demotion');
    field(await published(), 'status', 'INACTIVE', 'nobody looks after it');
    const overview = await call('getManagedUserOverview', 'ADMIN', { path });
    field(overview, 'user.role', 'CUSTOMER', 'the role that was given');
    field(overview, 'counts.boats', 1, 'the boat stays');
  },
};

/** A reported review waits until it is kept or removed, and a removal does what its preview says. */
export const reportedReviews: Lifecycle = {
  name: 'reported reviews',
  operationIds: [
    'flagReview',
    'listReportedReviewsPage',
    'keepReview',
    'removeReview',
    'getReviewRemovalPreview',
  ],
  async run(steps) {
    const { call, done, field, holds, status, world } = steps;
    const { id } = await world.newReview();
    const path = { id };
    const keep = () => call('keepReview', 'ADMIN', { path, body: { reason: REASON } });
    const early = await keep();
    status(early, [409], 'keeping what nobody reported');
    field(early, 'code', 'REVIEW_NOT_REPORTED', 'the code that programs go by');
    const reason = 'Uyum denetimi bildirdi.';
    await call('flagReview', 'ADMIN', { path, body: { reason } });
    const isListed = async (state: string) => {
      const answer = await call('listReportedReviewsPage', 'ADMIN', {
        query: { state, size: 100, sort: 'firstReportedAt,desc' },
      });
      const found = recordsOf(answer.body).some((one) => one.id === id);
      return { answer, found };
    };
    const open = await isListed('OPEN');
    holds(open.found, open.answer, 'a reported review', 'in the queue', 'not there');
    const kept = await keep();
    if (!done(kept, 'a decision that it stays')) return;
    field(kept, 'state', 'KEPT', 'the decision');
    field(kept, 'reports.0.reason', reason, 'the words of the reporter');
    field(await keep(), 'decidedAt', at(kept.body, 'decidedAt'), 'keeping it twice');
    const after = await isListed('OPEN');
    holds(!after.found, after.answer, 'a kept review', 'no longer in the queue', 'still there');
    done(await call('getReview', 'ANONYMOUS', { path }), 'a kept review stays');

    const preview = await call('getReviewRemovalPreview', 'ADMIN', { path });
    const removed = await call('removeReview', 'ADMIN', { path, body: { reason: REASON } });
    if (!done(removed, 'a removal with a reason')) return;
    field(removed, 'after.totalReviews', at(preview.body, 'after.totalReviews'), 'as foretold');
    status(await call('getReview', 'ANONYMOUS', { path }), [404], 'a removed review');
    const acts = await actsOn(steps, 'REVIEW', id);
    tells(steps, acts, { act: 'REVIEW_DELETED', reason: REASON }, 'a removal');
  },
};

/** A document waits, is refused with a note, and waits again with a new file. */
export const documentQueue: Lifecycle = {
  name: 'document queue',
  operationIds: ['listDocumentsPage', 'setBoatDocumentVerification'],
  async run({ call, field, holds, run, world }) {
    const id = await world.boatDocumentId();
    const ownerId = run.session('BOAT_OWNER').userId;
    const stateOf = async () => {
      const query = { ownerId, kind: 'BOAT', size: 100 };
      const answer = await call('listDocumentsPage', 'ADMIN', { query });
      const found = recordsOf(answer.body).find((one) => one.id === id);
      return { answer, state: found?.state };
    };
    const judge = (body: object) =>
      call('setBoatDocumentVerification', 'ADMIN', { path: { id }, body });
    const verdicts: [object, string][] = [
      [{ isVerified: true, verificationNotes: null }, 'VERIFIED'],
      [{ isVerified: false, verificationNotes: 'Okunmuyor.' }, 'REFUSED'],
      [{ isVerified: false, verificationNotes: null }, 'WAITING'],
    ];
    for (const [body, wanted] of verdicts) {
      const judged = await judge(body);
      field(judged, 'id', id, 'the document that was judged');
      const { answer, state } = await stateOf();
      holds(state === wanted, answer, `state ${wanted}`, wanted, String(state));
    }
  },
};
