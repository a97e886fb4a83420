import { deletionsOf } from '../../../../../../../openapi/model/annotations/deletes.ts';
import { Unavailable } from '../../../../../sweep/run.ts';
import { isOfferKind, isPersonKind } from '../../../../model/kinds.ts';
import type { Thing } from '../../../../model/types.ts';
import { conversationOf } from '../../../../sequence/make.ts';
import { happen } from '../../../reads/scene/bookings.ts';
import { createTeller } from '../../../reads/scene/teller.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';

/** The two sides of a booking, either of whom may be the one who goes. */
const SIDES = ['customer', 'owner'] as const;

/**
 * What stays when somebody or an offer is deleted (`keeps` of `x-deletes`) has been brought about before: a booking that
 * was paid for, written about by both sides, and called off. It is read by whoever is left.
 */
export function keptCases({ contract, operation, target }: About): Case[] {
  const deletion = deletionsOf(contract.document).get(operation.id);
  const isOfPeople = target === undefined || isPersonKind(target);
  if (!deletion?.keeps.includes('Booking')) return [];
  if (!isOfPeople && !isOfferKind(target)) return [];
  const sides = isOfPeople ? SIDES : ([undefined] as const);
  return sides.map(
    (side): Case => ({
      name: `with-kept${side === undefined ? '' : `:${side}`}`,
      rank: RANKS.first,
      mode: 'forbidden',
      needsAll: true,
      isAlone: true,
      before: travelled,
      change({ setting, template }) {
        return side === undefined ? template : { ...template, by: setting.cast[side] };
      },
    }),
  );
}

/** Every booking of the offer is called off; one was paid for and written about. */
async function travelled({ setting }: Situation): Promise<void> {
  const { booking, cast, offer, sequence } = setting;
  const { scene } = sequence;
  if (!offer || !booking) throw new Unavailable('needs a booking');
  const teller = createTeller(scene, 0, () => {});
  for (const deed of ['confirm', 'full'] as const) await happen(teller, booking, deed);
  const conversation = conversationOf(scene, cast.owner, cast.customer);
  for (const by of [cast.customer, cast.owner]) {
    const to = by === cast.owner ? cast.customer : cast.owner;
    await teller.tell('sendMessage', {
      by,
      body: {
        senderId: by.user.ref,
        recipientId: to.user.ref,
        bookingId: booking.ref,
        conversationId: conversation.ref,
      },
    });
  }
  for (const one of [...offer.relatives].filter(isOpen)) await happen(teller, one, 'cancelByHost');
  // Whoever goes has nothing ahead anywhere.
  for (const one of scene.pool.of('booking').filter(isOpen))
    if (one.customer === cast.customer) await happen(teller, one, 'cancel');
}

const isOpen = ({ kind, state }: Thing) => kind === 'booking' && /PENDING|CONFIRMED/u.test(state);
