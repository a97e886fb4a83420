import type { Proof } from '../../types.ts';
import type { Campaign, Shown } from '../campaign.ts';
import { playReads } from './reads/index.ts';
import { isReading } from './reads/operations.ts';
import { replayWrite, runWrites, WRITE } from './writes/index.ts';

/**
 * How much of the time readings have, and how much of it readings and writes have together; the scene of the readings
 * comes on top. Readings have all of it where nothing else is asked for.
 */
const SHARES = { reads: 0.25, both: 0.8 };

const READS = 'reads:';

interface Cases {
  shown: Shown[];
  systematic: Proof['systematic'];
}

function readingOf({ stage, seed, shard, limits, only, takeBack, onProgress }: Campaign) {
  return { stage, seed, shard, most: limits.cases, only, takeBack, onProgress };
}

/** Plays what can be told off one by one, as far as its share of the time goes: readings, then writes. */
export async function playCases(campaign: Campaign, time: number): Promise<Cases> {
  const { operations } = campaign.stage.contract;
  const hasWrites = operations.some((one) => !isReading(one) && campaign.only(one.id));
  const started = Date.now();
  const deadline = started + time * (hasWrites ? SHARES.reads : SHARES.both);
  const { shown: read, ...reads } = await playReads({ ...readingOf(campaign), deadline });
  // The scene of the readings is not counted; what they leave is had by the writes.
  const end = Math.max(
    started + time * SHARES.both,
    Date.now() + time * (SHARES.both - SHARES.reads),
  );
  const { shown, ...writes } = await runWrites(campaign, end, read);
  return { shown, systematic: { reads, writes } };
}

/** Plays the case of a replay again; undefined when it names none. */
export async function playCaseAgain(
  campaign: Campaign,
  replay: string,
): Promise<Cases | undefined> {
  if (replay.startsWith(READS)) {
    const again = { deadline: Number.POSITIVE_INFINITY, replay: replay.slice(READS.length) };
    const { shown, ...reads } = await playReads({ ...readingOf(campaign), ...again });
    return { shown, systematic: { reads } };
  }
  const [word, operationId = '', ...name] = replay.split(':');
  if (word !== WRITE) return undefined;
  return {
    shown: await replayWrite(campaign, operationId, name.join(':')),
    systematic: undefined,
  };
}
