import { COMMENT } from '../../world/reviews.ts';
import type { Scene } from './scene.ts';

/** Another captain than that of the cast. */
const HOST = 'host of the trip';

/** Reviews of trips that were made before, of which others may hear at the same time. */
export const REVIEW_SCENES: readonly Scene[] = [
  {
    operationId: 'createReview',
    what: 'a trip is reviewed',
    due: ['INFO'],
    parties: { host: HOST },
    async prepare(cast) {
      const { bookingId, actor, host } = await cast.world.reviewableOfCaptain();
      if (host) cast.shared.set(HOST, host);
      const body = { bookingId, rating: 4, comment: COMMENT };
      return () => cast.world.run.call('createReview', actor, { body });
    },
  },
  {
    operationId: 'replyToReview',
    what: 'a review is answered',
    due: ['INFO'],
    async prepare(cast) {
      const { id, actor } = await cast.world.review();
      cast.shared.set('author', cast.world.run.session(actor));
      const request = { path: { id }, body: { message: 'Uyum denetiminin yanıtı.' } };
      return () => cast.world.run.callAs('replyToReview', 'ADMIN', request);
    },
  },
  {
    operationId: 'flagReview',
    what: 'a review is reported',
    due: ['WARNING'],
    async prepare(cast) {
      const { id } = await cast.world.newReview();
      cast.shared.set('administrators', cast.world.run.session('ADMIN'));
      // The trip can be reviewed once more then.
      cast.undo = () => cast.world.run.callAs('deleteReview', 'ADMIN', { path: { id } });
      const request = { path: { id }, body: { reason: 'Uyum denetimi bildirdi.' } };
      return () => cast.world.run.callAs('flagReview', 'ADMIN', request);
    },
  },
];
