import { sessionOf } from '../../../actors/actors.ts';
import { PDF } from '../../world/sample-files.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { isFile } from '../offers/files.ts';

/** An application waits, is decided once, and makes a captain when it is approved. */
export const applications: Lifecycle = {
  name: 'applications',
  operationIds: [
    'submitCaptainApplication',
    'submitCaptainApplicationForm',
    'reviewCaptainApplication',
    'getLatestCaptainApplication',
    'getCaptainApplication',
    'getApplicationDocument',
    'uploadApplicationDocuments',
    'getManagedUser',
    'logIn',
  ],
  async run(steps) {
    const { call, done, field, status, world } = steps;
    const { id, session, answer, file } = await world.newApplication();
    const path = { id };
    field(answer, 'status', 'PENDING', 'it waits for its decision');
    const submit = (who = session) =>
      call('submitCaptainApplication', who, { body: world.applicationBody() });
    status(await submit(), [409], 'a second one while the first is pending');
    const foreign = { path, query: { file: `applications/${id}/baskasi.pdf` } };
    status(
      await call('getApplicationDocument', session, foreign),
      [404],
      'a path it does not list',
    );
    const scan = await call('getApplicationDocument', session, { path, query: { file } });
    if (done(scan, 'a path that it lists')) isFile(steps, scan, PDF, 'the document');

    const review = (body: object) => call('reviewCaptainApplication', 'ADMIN', { path, body });
    const rejectionReason = 'Belgenizin süresi dolmuş.';
    status(await review({ status: 'REJECTED' }), [400, 422], 'a rejection without a reason');
    if (!done(await review({ status: 'REJECTED', rejectionReason }), 'a rejection')) return;
    const latest = await call('getLatestCaptainApplication', session);
    field(latest, 'id', id, 'the newest application');
    field(latest, 'status', 'REJECTED', 'the decision');
    field(latest, 'rejectionReason', rejectionReason, 'the applicant reads why');
    status(await review({ status: 'APPROVED' }), [409], 'deciding twice');
    const user = await call('getManagedUser', 'ADMIN', { path: { id: session.userId } });
    field(user, 'role', 'CUSTOMER', 'a rejected applicant');
    done(await submit(), 'a new one after a rejection');

    const second = await world.newApplication();
    const approved = await call('reviewCaptainApplication', 'ADMIN', {
      path: { id: second.id },
      body: { status: 'APPROVED' },
    });
    if (!done(approved, 'an approval')) return;
    field(approved, 'rejectionReason', null, 'none unless it was rejected');
    const { userId, username, password = '' } = second.session;
    const captain = await call('getManagedUser', 'ADMIN', { path: { id: userId } });
    field(captain, 'role', 'BOAT_OWNER', 'approval makes a captain');
    const signedIn = await call('logIn', 'ANONYMOUS', { body: { username, password } });
    field(signedIn, 'role', 'BOAT_OWNER', 'approval makes a captain');
    const owner = sessionOf(signedIn.exchange, password);
    if (typeof owner !== 'string') {
      status(await call('getCaptainDashboard', owner), [200], 'a captain by now');
    }
  },
};
