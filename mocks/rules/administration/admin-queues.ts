import type { Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { inOrder, newestFirst } from '../common/order.ts';
import {
  DOCUMENT_ORDERS,
  managedDocuments,
  stateOf,
  uploadedAt,
} from '../document/managed-documents.ts';
import { isUnresolved, managedPayments, PAYMENT_ORDERS } from '../payment/managed-payments.ts';
import { REPORTED_ORDERS, reportedReviews } from '../review/reported-reviews.ts';

type Queue = Schemas['AdminQueue'];
type Oldest = { id: number; at: string; kind?: Schemas['BookingKind'] };

function queueOf(queue: Queue['queue'], count: number, oldest: Oldest | undefined): Queue {
  return {
    queue,
    count,
    oldestId: oldest?.id ?? null,
    oldestKind: oldest?.kind ?? null,
    oldestAt: oldest?.at ?? null,
  };
}

/** What waits for administrators, each queue with what waits in it longest. */
export function adminQueues(store: Store): Queue[] {
  const applications = store.applications.where('status', 'PENDING').toSorted(newestFirst);
  const application = applications.at(-1);
  const documents = inOrder(managedDocuments(store), DOCUMENT_ORDERS['uploadedAt,asc']).filter(
    ({ document }) => stateOf(document) === 'WAITING',
  );
  const [first] = documents;
  const reports = inOrder(reportedReviews(store), REPORTED_ORDERS['firstReportedAt,asc']).filter(
    ({ state }) => state === 'OPEN',
  );
  const [report] = reports;
  const messages = store.contactMessages.where('state', 'NEW').toSorted(newestFirst);
  const message = messages.at(-1);
  const refused = inOrder(managedPayments(store), PAYMENT_ORDERS['createdAt,asc']).filter(
    (managed) => isUnresolved(store, managed),
  );
  const [payment] = refused;
  return [
    queueOf('APPLICATIONS', applications.length, application && oldestByCreation(application)),
    queueOf(
      'DOCUMENTS',
      documents.length,
      first && { id: first.document.id, at: uploadedAt(first.document), kind: first.kind },
    ),
    queueOf(
      'REPORTED_REVIEWS',
      reports.length,
      report && { id: report.review.id, at: report.firstReportedAt },
    ),
    queueOf('CONTACT_MESSAGES', messages.length, message && oldestByCreation(message)),
    queueOf('REFUSED_PAYMENTS', refused.length, payment && oldestByCreation(payment.payment)),
  ];
}

const oldestByCreation = ({ id, createdAt }: { id: number; createdAt: string }): Oldest => ({
  id,
  at: createdAt,
});
