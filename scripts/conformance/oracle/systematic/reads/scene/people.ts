import { isObject, type JsonObject, textAt } from '../../../../lib/json.ts';
import { pdfPart } from '../../../../sweep/world/sample-files.ts';
import { saidBy } from '../../../model/people.ts';
import type { Person } from '../../../model/types.ts';
import { isDone } from '../../../pair/pair.ts';
import { PerSide } from '../../../pair/sides.ts';
import { conversationOf } from '../../../sequence/make.ts';
import type { Teller } from './teller.ts';
import { others } from './varied.ts';

const WORDS = ['Çok teşekkürler kaptan', 'İSKELEDE buluşalım', 'ışıklı iskele'] as const;

/** What captains and customers say of themselves: each something else, since one may be taken for another. */
export async function tellProfiles(
  teller: Teller,
  hosts: readonly Person[],
  customers: readonly Person[],
) {
  const { tell } = teller;
  for (const by of [...hosts, ...customers]) {
    const { firstName, lastName, phoneNumber } = saidBy(by);
    await tell('completeAccount', { by, body: { firstName, lastName, phoneNumber } });
  }
  const [pictured] = customers;
  if (pictured) await tellPicture(teller, pictured);
  for (const [index, by] of hosts.entries()) {
    const { firstName, lastName, phoneNumber: phone } = saidBy(by);
    const own = (operationId: string) => differing(teller, operationId, index * 2);
    const said = { firstName, lastName, phone, email: by.email };
    await tell('updatePersonalInfo', { by, body: { ...own('updatePersonalInfo'), ...said } });
    const papers = own('updateProfessionalInfo');
    await tell('updateProfessionalInfo', { by, body: papers, edit: withNewPapers });
    const company = { ...own('updateCompany'), userId: by.user.ref };
    await tell('updateCompany', { by, body: company });
    await tell('uploadCaptainPhoto', { by });
  }
}

/** A picture of somebody, which whoever sees their name may see. */
async function tellPicture({ tell }: Teller, by: Person) {
  const uploaded = await tell('uploadPicture', { by });
  if (!uploaded || !isDone(uploaded)) return;
  const profileImage = new PerSide((side) => textAt(uploaded[side].body, 'path'));
  await tell('updateAccount', { by, body: { ...saidBy(by), profileImage } });
}

/** What the first example of an operation says, with other numbers, choices and texts for each index. */
function differing({ scene }: Teller, operationId: string, index: number): JsonObject {
  const { schema = {}, examples: [example] = [] } =
    scene.contract.operation(operationId).body ?? {};
  return isObject(example) ? others(scene.contract.schemas, schema, example, index) : {};
}

/** Papers that are not on file yet. */
const withNewPapers = (body: JsonObject) => ({
  ...body,
  certifications: [body.certifications]
    .flat()
    .flatMap((one) => (isObject(one) ? [{ ...one, id: undefined }] : [])),
});

/** Who writes in turn: more than one before an answer, and three answers. */
const TURNS = ['customer', 'host', 'customer', 'customer', 'host', 'customer', 'host'] as const;
type Turn = (typeof TURNS)[number];

/**
 * Messages both ways between every customer and host of a booking; some are read, one is deleted. The first host answers
 * everybody, another one whoever writes first: what three answers are enough for is told then.
 */
export async function tellMessages({ scene, tell, made }: Teller) {
  const seen = new Set<string>();
  const hosts = new Set<Person>();
  for (const { host, customer } of scene.pool.of('booking')) {
    if (!host || !customer || seen.has(`${host.actor} ${customer.actor}`)) continue;
    seen.add(`${host.actor} ${customer.actor}`);
    const conversation = conversationOf(scene, host, customer);
    const turns = turnsOf(host, customer, hosts);
    for (const [index, turn] of turns.entries()) {
      const [by, to] = turn === 'host' ? [host, customer] : [customer, host];
      const word = WORDS[index % WORDS.length];
      const message = await made('message', 'sendMessage', {
        by,
        body: {
          senderId: by.user.ref,
          recipientId: to.user.ref,
          bookingId: undefined,
          conversationId: conversation.ref,
          message: `${word} ${scene.word}`,
        },
      });
      if (message && index === 0)
        await tell('updateMessageReadStatus', {
          thing: message,
          by: to,
          body: { messageId: message.ref, readStatus: 'READ' },
        });
      if (message && index === 2 && seen.size === 1)
        await tell('deleteMessage', { thing: message, by });
    }
  }
}

/** What is written between two people; `hosts` are those who have answered somebody before. */
function turnsOf(host: Person, customer: Person, hosts: Set<Person>): readonly Turn[] {
  // A captain who writes again to another one would have answered, too.
  if (customer.role === 'BOAT_OWNER') return TURNS.slice(0, 1);
  const [first = host] = hosts;
  const isAnswered = first === host || !hosts.has(host);
  hosts.add(host);
  return isAnswered ? TURNS : TURNS.filter((turn) => turn === 'customer');
}

/** Contact messages in every state, and applications decided and open. */
export async function tellOffice({ scene, tell, made }: Teller, customers: readonly Person[]) {
  const admin = await scene.people.get('ADMIN');
  for (const [index, state] of ['NEW', 'READ', 'ANSWERED', 'CLOSED'].entries()) {
    const thing = await made('contactMessage', 'createContactMessage', {
      body: { subject: `${WORDS[index % WORDS.length]} ${scene.word}` },
    });
    if (thing && state !== 'NEW')
      await tell('setContactMessageState', { thing, by: admin, body: { state } });
  }
  for (const [index, by] of customers.entries()) {
    const operationId = index === 0 ? 'submitCaptainApplicationForm' : 'submitCaptainApplication';
    const body = index === 0 ? { documents: [pdfPart()] } : {};
    const thing = await made('captainApplication', operationId, { by, body });
    if (!thing || index > 0) continue;
    thing.customer = by;
    await tell('reviewCaptainApplication', { thing, by: admin, example: 1 });
    await tell('submitCaptainApplication', { by });
  }
}

/** What people were told: learnt by reading it, and one each is marked as read. */
export async function tellNotifications({ scene, tell }: Teller, people: readonly Person[]) {
  for (const by of people) {
    const known = new Set(scene.pool.of('notification'));
    await tell('listNotificationsPage', { thing: by.user, by });
    const own = scene.pool.of('notification').filter((one) => !known.has(one));
    for (const one of own) one.customer = by;
    const [first] = own;
    if (first) await tell('markNotificationRead', { thing: first, by });
  }
}
