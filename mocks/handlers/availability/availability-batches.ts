import {
  batchProblems,
  isChanged,
  makeChanges,
  type PlannedDay,
  planChange,
} from '../../rules/availability/availability-batch.ts';
import { notifyHost } from '../../rules/availability/availability-change.ts';
import { invalid } from '../../rules/common/refusal.ts';
import {
  boatOffer,
  hostRefusal,
  type Offer,
  regularPriceOf,
  tourOffer,
} from '../../rules/offer/offer.ts';
import type { Schemas } from '../../store/records.ts';
import type { SomeHandlers } from '../handler.ts';

/** The boat or tour of a change; `batchProblems` has seen that one of the two is given. */
const offerOf = ({ boatId, tourId }: Schemas['AvailabilityBatchChange']): Offer =>
  boatId === undefined ? tourOffer(tourId ?? 0) : boatOffer(boatId);

const dayView = (day: PlannedDay): Schemas['AvailabilityBatchDay'] => ({
  boatId: day.offer.boatId,
  tourId: day.offer.tourId,
  date: day.date,
  outcome: day.outcome,
  hasBookings: day.hasBookings,
  before: day.before,
  after: day.after,
});

/** Many days of many boats and tours in one go, each told what became of it. */
export const availabilityBatches: SomeHandlers<'updateAvailabilities'> = {
  updateAvailabilities(call) {
    const { store, user, body, today } = call;
    const { isPreview = false, changes } = body;
    const problems = batchProblems(changes);
    if (problems.length > 0) return invalid(problems);
    for (const change of changes) {
      const refusal = hostRefusal(store, offerOf(change), user);
      if (refusal) return refusal;
    }
    const days = changes.flatMap((change) => {
      const offer = offerOf(change);
      return planChange(store, change, offer, regularPriceOf(store, offer), today);
    });
    const changed = days.filter(isChanged);
    if (!isPreview) {
      makeChanges(store, changed);
      for (const ofOne of Map.groupBy(changed, offerKey).values()) {
        const [first] = ofOne;
        const dates = ofOne.map(({ date }) => date);
        if (first) notifyHost(store, call, user.id, first.offer, dates);
      }
    }
    const unchangedDays = days.filter(({ outcome }) => outcome === 'UNCHANGED').length;
    return {
      status: 200,
      body: {
        isPreview,
        changedDays: changed.length,
        unchangedDays,
        refusedDays: days.length - changed.length - unchangedDays,
        days: days.map(dayView),
      },
    };
  },
};

const offerKey = ({ offer }: PlannedDay) => `${offer.boatId} ${offer.tourId}`;
