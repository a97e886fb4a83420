import { idOf } from '../../world/created.ts';
import { conversationId } from '../../world/public-records.ts';
import type { Cast } from './cast.ts';
import type { Scene } from './scene.ts';

/** A message between the customer and the host, who share a booking. */
async function message({ world, customer, host, booking }: Cast, from: 'customer' | 'host') {
  await booking();
  const [sender, recipient] = from === 'customer' ? [customer, host] : [host, customer];
  const ids = { senderId: sender.userId, recipientId: recipient.userId };
  const conversation = conversationId(customer.userId, host.userId);
  const body = { conversationId: conversation, ...ids, message: 'Merhaba' };
  return () => world.run.callAs('sendMessage', sender, { body });
}

/** The customer's application, which waits, and its decision. */
async function application({ world, customer }: Cast, decision: object) {
  const body = world.applicationBody();
  const sent = await world.run.callAs('submitCaptainApplication', customer, { body });
  const path = { id: idOf(sent, 'an application') };
  return () => world.run.callAs('reviewCaptainApplication', 'ADMIN', { path, body: decision });
}

/** Messages and applications. */
export const PEOPLE_SCENES: readonly Scene[] = [
  {
    operationId: 'sendMessage',
    what: 'a customer writes to a host',
    due: ['INFO'],
    parties: { recipient: 'host' },
    prepare: (cast) => message(cast, 'customer'),
  },
  {
    operationId: 'sendMessage',
    what: 'a host writes to a customer',
    due: ['INFO'],
    parties: { recipient: 'customer' },
    prepare: (cast) => message(cast, 'host'),
  },
  {
    operationId: 'reviewCaptainApplication',
    what: 'an application is rejected',
    due: ['WARNING'],
    parties: { applicant: 'customer' },
    prepare: (cast) =>
      application(cast, { status: 'REJECTED', rejectionReason: 'Belgenizin süresi dolmuş.' }),
  },
  {
    operationId: 'reviewCaptainApplication',
    what: 'an application is approved',
    due: ['SUCCESS'],
    parties: { applicant: 'customer' },
    prepare: (cast) => application(cast, { status: 'APPROVED' }),
  },
];
