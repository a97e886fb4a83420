import { machinesOf } from '../../../../../../../openapi/model/annotations/states.ts';
import type { Operation } from '../../../../../contract/contract.ts';
import { Unavailable } from '../../../../../sweep/run.ts';
import type { Template } from '../../../../pair/pair.ts';
import { createTeller } from '../../../reads/scene/teller.ts';
import { bookSoon, soonTrips, tourUnder } from '../../../reads/scene/terms.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';
import { withState } from '../states/moves.ts';

const OFF = 'CANCELLED';

/** A booking is called off a little before and a little after the terms of its trip change, by either side. */
export function soonCases({ contract, kinds, operation, target }: About): Case[] {
  const endsBookings = machinesOf(contract.document).some(
    ({ record, moves }) =>
      kinds.ofSchema([record]) === 'booking' &&
      moves.some(({ to, by }) => to === OFF && by.includes(operation.id)),
  );
  if (!endsBookings || target !== 'booking') return [];
  return soonTrips(contract).flatMap(({ policy, turn, aside }) =>
    sidesOf(operation).map(
      (side): Case => ({
        name: `soon:${String(policy)}:${turn}${aside < 0 ? '-' : '+'}:${side}`,
        rank: aside < 0 ? RANKS.telling : RANKS.wide,
        async change(situation) {
          const { setting } = situation;
          const { owner, customer } = setting.cast;
          const teller = createTeller(setting.sequence.scene, 0, () => {});
          const tour = await tourUnder(teller, policy, owner);
          const booking = tour && (await bookSoon(teller, tour, { turn, aside }, customer));
          if (!booking) throw new Unavailable('needs a trip that begins soon');
          setting.offer = tour;
          setting.booking = booking;
          const by = side === 'owner' ? owner : customer;
          return { ...withState(contract, operation, about(situation, booking.ref), OFF), by };
        },
      }),
    ),
  );
}

/** Who may send it. */
function sidesOf({ roles }: Operation): ('owner' | 'customer')[] {
  return [
    ...(roles.includes('BOAT_OWNER') ? (['owner'] as const) : []),
    ...(roles.includes('CUSTOMER') ? (['customer'] as const) : []),
  ];
}

/** The request about another booking than the one it was made for. */
function about({ template, things: [named] }: Situation, ref: unknown): Template {
  const path = Object.entries(template.path ?? {}).map(([name, value]) => [
    name,
    value === named?.ref ? ref : value,
  ]);
  return { ...template, path: Object.fromEntries(path) };
}
