import { Unavailable } from '../../../../sweep/run.ts';
import type { Thing } from '../../../model/types.ts';
import type { Teller } from './teller.ts';

/** What is said of trips that were made before: of which, with how many stars, and what becomes of the review. */
const REVIEWS = [
  { trip: 0, rating: 2, deeds: ['reply', 'flag', 'remove'] },
  { trip: 0, rating: 4, deeds: ['replyByAdmin', 'flag', 'keep'] },
  { trip: 1, rating: 4, deeds: ['reply', 'reply', 'flag'] },
] as const;

type Deed = (typeof REVIEWS)[number]['deeds'][number];

/** Reviews of trips that were made before: one removed; one that an administrator has answered, and kept; one reported, with two replies. */
export async function tellReviews(teller: Teller) {
  for (const { trip, rating, deeds } of REVIEWS) {
    const review = trip < teller.scene.trips.count && (await written(teller, trip, rating));
    if (!review) continue;
    for (const deed of deeds) await happen(teller, review, deed);
  }
}

async function written({ scene, made }: Teller, index: number, rating: number) {
  try {
    const booking = await scene.trips.open(index);
    const { customer: by } = booking;
    if (!by) return undefined;
    const comment = `Kaptan çok ilgiliydi, ışıklı koyları gezdik ${scene.word}`;
    return await made('review', 'createReview', { thing: booking, by, body: { rating, comment } });
  } catch (error) {
    // Without one that can be taken back there is none.
    if (!(error instanceof Unavailable)) throw error;
    return undefined;
  }
}

async function happen({ scene, tell }: Teller, thing: Thing, deed: Deed) {
  const admin = await scene.people.get('ADMIN');
  const by = thing.host ?? admin;
  if (deed === 'reply') await tell('replyToReview', { thing, by });
  if (deed === 'replyByAdmin') await tell('replyToReview', { thing, by: admin });
  if (deed === 'flag') await tell('flagReview', { thing, by });
  if (deed === 'remove') await tell('removeReview', { thing, by: admin });
  if (deed === 'keep') await tell('keepReview', { thing, by: admin });
}
