import { type Notifies, noticesOf } from '../../../../../openapi/model/annotations/notifies.ts';
import type { Lifecycle, Steps } from '../lifecycle.ts';
import { BOOKING_SCENES } from './bookings.ts';
import { type Cast, createCast, latestOf, toldTo } from './cast.ts';
import { OFFER_SCENES } from './offers.ts';
import { PEOPLE_SCENES } from './people.ts';
import { REVIEW_SCENES } from './reviews.ts';
import type { Scene } from './scene.ts';

/** Every scene. */
export const SCENES: readonly Scene[] = [
  ...BOOKING_SCENES,
  ...OFFER_SCENES,
  ...PEOPLE_SCENES,
  ...REVIEW_SCENES,
];

/** The types that somebody is to be told. */
function dueTo(name: string, { due, parties = {} }: Scene, lines: readonly Notifies[]): string[] {
  return due.flatMap((type) => {
    const line = lines.find((one) => one.type === type);
    return (line?.to ?? []).some((party) => (parties[party] ?? party) === name) ? [type] : [];
  });
}

/** What was told since; the latest comes first, and what was told before stays. */
const since = (before: readonly string[], after: readonly string[]) =>
  after.slice(0, Math.max(0, after.length - before.length)).toSorted();

const NOTHING = 'nothing told';

async function play(steps: Steps, cast: Cast, scene: Scene) {
  const { contract } = steps.run.context;
  const lines = noticesOf(contract.document).get(scene.operationId)?.notices ?? [];
  cast.shared.clear();
  const send = await scene.prepare(cast);
  const before = new Map<string, string[]>();
  for (const [name, who] of cast.people) before.set(name, await toldTo(cast, who));
  const latest = new Map<string, Map<unknown, string>>();
  for (const [name, who] of cast.shared) latest.set(name, await latestOf(cast, who));
  const answer = await send();
  if (!steps.done(answer, scene.what)) return;
  for (const [name, who] of cast.people) {
    const told = since(before.get(name) ?? [], await toldTo(cast, who)).join(', ');
    const due = dueTo(name, scene, lines).toSorted().join(', ');
    const expected = due === '' ? `nothing is told to the ${name}` : `${due} to the ${name}, once`;
    steps.holds(told === due, answer, `${scene.what}: ${name}`, expected, told || NOTHING);
  }
  for (const [name, who] of cast.shared) {
    const known = latest.get(name);
    const told = [...(await latestOf(cast, who))].flatMap(([id, type]) =>
      known?.has(id) ? [] : [type],
    );
    const due = dueTo(name, scene, lines);
    const isTold = due.every((type) => told.includes(type));
    const expected = `${due.join(', ')} to the ${name}`;
    steps.holds(isTold, answer, `${scene.what}: ${name}`, expected, told.join(', ') || NOTHING);
  }
}

/** What each operation tells, and whom: a lifecycle for every operation with scenes. */
export const noticeLifecycles: readonly Lifecycle[] = [
  ...Map.groupBy(SCENES, ({ operationId }) => operationId),
].map(([operationId, scenes]) => ({
  name: `notifications of ${operationId}`,
  operationIds: [operationId],
  async run(steps) {
    const cast = await createCast(steps.world);
    for (const scene of scenes) {
      try {
        await play(steps, cast, scene);
      } finally {
        await cast.undo?.();
        delete cast.undo;
      }
    }
  },
}));
